import { getAlternatePaths, type Language, locale, localizedPath, splitLanguage } from '@vitrine/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { siteUrl } from '../config/env.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { StructuredData, type StructuredDataProps } from './structured-data.tsx';

interface PageMetaProps extends StructuredDataProps {
  title: string;
  description: string;
  /** Adds `noindex`, for a page that depends on the visitor, or shows search results or an error. It has no structured data. */
  noIndex?: boolean;
  /** Adds the canonical URL despite `noIndex`: the results of a search (`/shop?q=…`) have the canonical URL `/shop`, which is indexed. */
  hasCanonical?: boolean;
  /** Name of the image that social networks show for a link to the page. By default, the image of the site. */
  image?: string;
  /** URL of an image of any size, to use instead of `image`. */
  imageUrl?: string;
  /** The date of publication of a post, ISO 8601. */
  publishedAt?: string;
}

/** Returns the URL of a social image of 1200 by 630 pixels. Social networks require absolute URLs. */
export const getSocialImageUrl = (name: string): string => `${siteUrl}/art/social/${name}.png`;

/** Returns the Open Graph locale of a language, such as `en_GB`. */
const getOpenGraphLocale = (language: Language) => new Intl.Locale(locale(language)).baseName.replace('-', '_');

/**
 * The title, description, canonical URL, language alternates and Open Graph properties of the page, which React moves into the head, and its
 * structured data.
 */
export function PageMeta({
  title,
  description,
  noIndex,
  hasCanonical,
  image,
  imageUrl,
  publishedAt,
  ...structuredData
}: PageMetaProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { language: prefix, path } = splitLanguage(useLocation().pathname);
  const getUrl = (path: string) => siteUrl + localizedPath(prefix, path);
  const url = getUrl(path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {(!noIndex || hasCanonical) && <link rel="canonical" href={url} />}
      {!noIndex && (
        <>
          {getAlternatePaths(path).map(([hreflang, path]) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl + path} />
          ))}
          <meta property="og:site_name" content={t('brand')} />
          <meta property="og:type" content={publishedAt ? 'article' : 'website'} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:locale" content={getOpenGraphLocale(language)} />
          <meta
            property="og:image"
            content={imageUrl ? new URL(imageUrl, siteUrl).href : getSocialImageUrl(image ?? 'site')}
          />
          {!imageUrl && (
            <>
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
          {publishedAt && <meta property="article:published_time" content={publishedAt} />}
          <meta name="twitter:card" content="summary_large_image" />
          <StructuredData {...structuredData} context={{ language, t, getUrl }} />
        </>
      )}
    </>
  );
}
