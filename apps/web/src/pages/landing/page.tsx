import { ButtonLink, Hero, PersonList, Price, Section, ShopWindow, StatList, StepList, TextLink } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { BlogContext, PostCards } from '../../blog/index.ts';
import { getProductPath, ProductCards } from '../../catalogue/index.ts';
import { ContactForm } from '../../contact/index.ts';
import { DeferredContent } from '../../lib/deferred-content.tsx';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import type { loader } from './loader.ts';
import { MistakeCalculator } from './mistake-calculator.tsx';
import { ServiceCards } from './service-cards.tsx';

const steps = ['method', 'prototype', 'figures'] as const;

const stats = ['security', 'team', 'innovation', 'global'] as const;

/** The landing page (spec, section 2). */
export function Component() {
  const { t } = useTranslation(['home', 'home-sections', 'shop']);
  const { people, posts, products, windowProducts, savings } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Hero
        id="home"
        title={t('hero.title')}
        subtitle={t('hero.subtitle')}
        figure={
          <ShopWindow
            label={t('hero.window')}
            panes={windowProducts.map(({ id, title, price }) => ({
              href: getProductPath(id),
              title,
              price: <Price price={price} />,
              image: { lit: `/art/window.svg#lit-${id}`, unlit: `/art/window.svg#unlit-${id}` },
            }))}
            visitor="/art/window.svg#visitor"
          />
        }
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
        proof={<MistakeCalculator exampleSavings={savings} />}
      />
      <DeferredContent>
        <Section
          title={t('shop:preview.title')}
          subtitle={t('shop:preview.subtitle')}
          action={
            <ButtonLink variant="secondary" href="/shop">
              {t('shop:preview.viewAll')}
            </ButtonLink>
          }
        >
          <ProductCards label={t('shop:list')} products={products} isBelowFold />
        </Section>
        <Section
          id="services"
          title={t('home-sections:services.title')}
          subtitle={t('home-sections:services.subtitle')}
        >
          <ServiceCards />
        </Section>
        <BlogContext value={posts}>
          <Section
            id="blog"
            title={t('home-sections:blogPreview.title')}
            subtitle={t('home-sections:blogPreview.subtitle')}
            action={
              <ButtonLink variant="secondary" href="/blog">
                {t('home-sections:blogPreview.viewAll')}
              </ButtonLink>
            }
          >
            <PostCards label={t('home-sections:blogPreview.title')} isPreview />
          </Section>
        </BlogContext>
        <Section
          id="about"
          title={t('home-sections:about.title')}
          subtitle={t('home-sections:about.description')}
          action={<ButtonLink href="/#cta">{t('home-sections:about.cta')}</ButtonLink>}
          figure={
            <StepList
              steps={steps.map((id) => ({
                label: t(`home-sections:about.steps.${id}.label`),
                title: t(`home-sections:about.steps.${id}.title`),
                text: t(`home-sections:about.steps.${id}.text`),
              }))}
            />
          }
        >
          <StatList
            stats={stats.map((id) => ({
              id,
              title: t(`home-sections:about.stats.${id}.title`),
              description: t(`home-sections:about.stats.${id}.description`),
            }))}
          />
          <PersonList aria-label={t('home-sections:about.authors')} people={people} />
        </Section>
        <Section id="cta" tone="ink" title={t('cta.title')} subtitle={t('cta.subtitle')}>
          <ContactForm />
          <p>
            {t('cta.checklist.question')}{' '}
            <TextLink href="/product/starter-checklist">{t('cta.checklist.link')}</TextLink>
          </p>
        </Section>
      </DeferredContent>
    </>
  );
}
