import { languages } from '@vitrine/i18n';
import { ButtonLink, PaneGrid, Section, ServiceCard, StatList, StepList } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { BlogProvider, PostCards } from '../../blog/index.ts';
import { ProductCards } from '../../catalogue/index.ts';
import type { loader } from './loader.ts';

const services = [
  ['aiConsulting', '/art/services-ai-consulting.svg'],
  ['aiDevelopment', '/art/services-ai-development.svg'],
  ['marketingLearning', '/art/services-marketing-learning.svg'],
] as const;

const steps = ['method', 'prototype', 'figures'] as const;

/** The message key and the value of each figure: third-party requests, professions in the team, past cases, languages. */
const stats = [
  ['security', 0],
  ['team', 3],
  ['innovation', 500],
  ['global', languages.length],
] as const;

/** The sections between the hero and the contact form: shop preview, services, blog preview, about (spec, section 2). */
export function LandingSections({ posts, products }: Awaited<ReturnType<typeof loader>>) {
  const { t } = useTranslation(['home-sections', 'shop']);
  return (
    <>
      <Section
        title={t('shop:preview.title')}
        subtitle={t('shop:preview.subtitle')}
        action={
          <ButtonLink variant="secondary" href="/shop">
            {t('shop:preview.viewAll')}
          </ButtonLink>
        }
      >
        <ProductCards aria-label={t('shop:list')} products={products} headingLevel={3} isBelowFold />
      </Section>
      <Section id="services" title={t('services.title')} subtitle={t('services.subtitle')}>
        <PaneGrid>
          {services.map(([name, image]) => (
            <ServiceCard
              key={name}
              title={t(`services.items.${name}.title`)}
              description={t(`services.items.${name}.description`)}
              image={{ src: image }}
            />
          ))}
        </PaneGrid>
      </Section>
      <BlogProvider posts={posts}>
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
          <PostCards label={t('blogPreview.title')} isPreview />
        </Section>
      </BlogProvider>
      <Section
        id="about"
        title={t('about.title')}
        subtitle={t('about.description')}
        action={<ButtonLink href="/#cta">{t('about.cta')}</ButtonLink>}
        figure={
          <StepList
            steps={steps.map((id) => ({
              label: t(`about.steps.${id}.label`),
              title: t(`about.steps.${id}.title`),
              text: t(`about.steps.${id}.text`),
            }))}
          />
        }
      >
        <StatList
          stats={stats.map(([id, value]) => ({
            id,
            figure: { value, unit: t(`about.stats.${id}.unit`) },
            title: t(`about.stats.${id}.title`),
            description: t(`about.stats.${id}.description`),
          }))}
        />
      </Section>
    </>
  );
}
