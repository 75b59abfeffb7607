import { BackLink, ButtonLink, Notice, PageFooter, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { BlogContext, PostCards } from '../../blog/index.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import type { loader } from './loader.ts';

/** The list of all posts (spec, section 2). */
export function Component() {
  const posts = useLoaderData<typeof loader>();
  const { t } = useTranslation(['blog', 'common']);
  return (
    <BlogContext value={posts}>
      <PageMeta
        title={t('meta.title')}
        description={t('meta.description')}
        crumbs={[[t('common:nav.blog'), '/blog']]}
      />
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      {posts.length === 0 ? (
        <Notice
          headingLevel={2}
          title={t('empty.title')}
          description={t('empty.description')}
          image={{ src: '/art/empty-posts.svg' }}
          action={<ButtonLink href="/">{t('common:backHome')}</ButtonLink>}
        />
      ) : (
        <>
          <PostCards label={t('list')} />
          <PageFooter>
            <BackLink href="/">{t('common:backHome')}</BackLink>
          </PageFooter>
        </>
      )}
    </BlogContext>
  );
}
