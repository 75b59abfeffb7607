import { ButtonLink, Notice, PageFoot, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { PostListItem } from '../../blog/index.ts';
import { BlogProvider, PostCards } from '../../blog/index.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';

/** The list of all posts (spec, section 2). */
export function Component() {
  const posts = useLoaderData<PostListItem[]>();
  const { t } = useTranslation(['blog', 'common']);
  const homeLink = <ButtonLink href="/">{t('common:backHome')}</ButtonLink>;
  return (
    <BlogProvider posts={posts}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      {posts.length === 0 ? (
        <Notice
          headingLevel={2}
          title={t('empty.title')}
          description={t('empty.description')}
          art="/art/empty-posts.svg"
          action={homeLink}
        />
      ) : (
        <>
          <PostCards label={t('list')} />
          <PageFoot>{homeLink}</PageFoot>
        </>
      )}
    </BlogProvider>
  );
}
