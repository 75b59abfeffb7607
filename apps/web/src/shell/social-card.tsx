import { type Language, locale } from '@vitrine/i18n';
import { useTranslation } from 'react-i18next';
import { siteUrl } from '../config/env.ts';
import { socialPicture } from '../findable/social-picture.ts';
import { useLanguage } from '../shell/use-language.ts';

interface SocialCardProps {
  title: string;
  description: string;
  /** The page's whole address. */
  url: string;
  /** Name of the picture; the site's own when left out. */
  picture?: string;
  /** When an article was published, ISO 8601. */
  published?: string;
}

/** A language as Open Graph writes it: `en_GB`. */
const territory = (language: Language) => new Intl.Locale(locale(language)).baseName.replace('-', '_');

/** What a link to the page looks like where it is shared: Open Graph, which X reads as well. */
export function SocialCard({ title, description, url, picture = 'site', published }: SocialCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <meta property="og:site_name" content={t('brand')} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={territory(language)} />
      <meta property="og:image" content={socialPicture(siteUrl, picture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {published && <meta property="article:published_time" content={published} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
