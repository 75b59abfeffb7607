import { ButtonLink, Hero, PaneGrid, Section, ServiceCard, StatList } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../shared/seo/page-meta.tsx';
import { BlogProvider, PostCards, type PostListItem } from '../blog/index.ts';
import { ContactForm } from '../contact/index.ts';

const services = [
  ['aiConsulting', '/art/services-ai-consulting.svg'],
  ['aiDevelopment', '/art/services-ai-development.svg'],
  ['marketingLearning', '/art/services-marketing-learning.svg'],
] as const;

const stats = ['security', 'team', 'innovation', 'global'] as const;

/** The landing page (spec, section 2). */
export function Component() {
  const { t } = useTranslation('home');
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
      <BlogProvider posts={useLoaderData<PostListItem[]>()}>
        <Section
          id="blog"
          title={t('blogPreview.title')}
          subtitle={t('blogPreview.subtitle')}
          action={
            <ButtonLink variant="secondary" href="/blog">
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
        action={<ButtonLink href="/#cta">{t('about.cta')}</ButtonLink>}
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
