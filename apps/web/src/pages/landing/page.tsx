import { ButtonLink, Hero, Section } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '../../contact/index.ts';
import { BelowFold } from '../../lib/below-fold.tsx';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import { PrerenderedContent } from '../../lib/prerendered-content.tsx';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import { useNavigationData } from '../../lib/use-navigation-data.ts';
import { landingSectionsQuery } from './landing-query.ts';

/** The landing page (spec, section 2). */
export function Component() {
  const { t } = useTranslation('home');
  const landing = useNavigationData(landingSectionsQuery(useLanguage()));
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Hero
        id="home"
        title={t('hero.title')}
        subtitle={t('hero.subtitle')}
        art="/art/hero.svg"
        actions={
          <>
            <ButtonLink size="large" href="/shop">
              {t('hero.shop')}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href="/#services">
              {t('hero.services')}
            </ButtonLink>
          </>
        }
      />
      <BelowFold>
        <PrerenderedContent>{landing && <landing.LandingSections {...landing.data} />}</PrerenderedContent>
        <Section id="cta" tone="ink" title={t('cta.title')} subtitle={t('cta.subtitle')}>
          <ContactForm />
        </Section>
      </BelowFold>
    </>
  );
}
