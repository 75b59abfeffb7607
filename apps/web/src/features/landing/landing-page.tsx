import { useQueryClient } from '@tanstack/react-query';
import { ButtonLink, Hero, Section } from '@vitrine/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import { PrerenderedContent } from '../../shared/prerendered-content.tsx';
import { PageMeta } from '../../shared/seo/page-meta.tsx';
import { ContactForm } from '../contact/index.ts';
import { landingSectionsQuery } from './landing-query.ts';

/** The landing page (spec, section 2). */
export function Component() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const queryClient = useQueryClient();
  // Not `useQuery`: if a link to this page prefetches the query later, the prerendered HTML must stay.
  const sections = useMemo(
    () => queryClient.getQueryData(landingSectionsQuery(language).queryKey),
    [queryClient, language],
  );
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
      <PrerenderedContent>{sections && <sections.LandingSections {...sections.data} />}</PrerenderedContent>
      <Section id="cta" tone="ink" title={t('cta.title')} subtitle={t('cta.subtitle')}>
        <ContactForm />
      </Section>
    </>
  );
}
