import { ButtonLink, Hero, Section } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ContactForm } from '../../contact/index.ts';
import { DeferredContent } from '../../lib/deferred-content.tsx';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import { StructuredData } from '../../lib/seo/structured-data.tsx';
import { LandingSections } from './landing-sections.tsx';
import type { loader } from './loader.ts';

/** The landing page (spec, section 2). */
export function Component() {
  const { t } = useTranslation('home');
  const { posts, products } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <StructuredData />
      <Hero
        id="home"
        title={t('hero.title')}
        subtitle={t('hero.subtitle')}
        image={{ src: '/art/hero.svg' }}
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
      <DeferredContent>
        <LandingSections posts={posts} products={products} />
        <Section id="cta" tone="ink" title={t('cta.title')} subtitle={t('cta.subtitle')}>
          <ContactForm />
        </Section>
      </DeferredContent>
    </>
  );
}
