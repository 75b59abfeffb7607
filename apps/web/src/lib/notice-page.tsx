import { Notice, type NoticeProps } from '@vitrine/ui';
import { PageMeta } from './seo/page-meta.tsx';

interface NoticePageProps extends NoticeProps {
  meta: { title: string; description: string };
}

/** A page with only a message, which search engines do not index. */
export const NoticePage = ({ meta, ...notice }: NoticePageProps) => (
  <>
    <PageMeta {...meta} noIndex />
    <Notice {...notice} />
  </>
);
