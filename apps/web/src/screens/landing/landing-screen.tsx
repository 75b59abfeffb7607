import { ButtonLink, Hero, PaneGrid, Section, ServiceCard, StatList } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { DatedPost } from '../../data/posts.ts';
import { useAddress } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { BlogProvider } from '../blog/blog-context.tsx';
import { PostCards } from '../blog/post-cards.tsx';
import { ContactForm } from './contact-form.tsx';

const services = [
  ['aiConsulting', '/art/services-ai-consulting.svg'],
  ['aiDevelopment', '/art/services-ai-development.svg'],
  ['marketingLearning', '/art/services-marketing-learning.svg'],
] as const;

const stats = ['security', 'team', 'innovation', 'global'] as const;

/** The landing page: who the company is and what it offers (spec, section 2). */
export function LandingScreen() {
  const { t } = useTranslation('home');
  const address = useAddress();
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
            <ButtonLink size="large" href={address('/shop')}>
              {t('hero.shop')}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={address('/#services')}>
              {t('hero.services')}
            </ButtonLink>
          </>
        }
      />
      <Section id="services" title={t('services.title')} subtitle={t('services.subtitle')}>
        <PaneGrid>
          {services.map(([name, image]) => (
            <ServiceCard
              key={name}
              title={t(`services.items.${name}.title`)}
              description={t(`services.items.${name}.description`)}
              image={image}
            />
          ))}
        </PaneGrid>
      </Section>
      <BlogProvider posts={useLoaderData<DatedPost[]>()}>
        <Section
          id="blog"
          title={t('blogPreview.title')}
          subtitle={t('blogPreview.subtitle')}
          action={
            <ButtonLink variant="secondary" href={address('/blog')}>
              {t('blogPreview.viewAll')}
            </ButtonLink>
          }
        >
          <PostCards label={t('blogPreview.title')} preview />
        </Section>
      </BlogProvider>
      <Section
        id="about"
        title={t('about.title')}
        subtitle={t('about.description')}
        action={<ButtonLink href={address('/#cta')}>{t('about.cta')}</ButtonLink>}
      >
        <StatList
          stats={stats.map((id) => ({
            id,
            title: t(`about.stats.${id}.title`),
            description: t(`about.stats.${id}.description`),
          }))}
        />
      </Section>
      <Section id="cta" tone="ink" title={t('cta.title')} subtitle={t('cta.subtitle')}>
        <ContactForm />
      </Section>
    </>
  );
}

export { LandingScreen as Component };
