import { type Language, languages, locale, localizedPath, splitLanguage } from '@vitrine/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { siteUrl } from '../config/env.ts';
import { useLanguage } from '../hooks/use-language.ts';

interface PageMetaProps {
  title: string;
  description: string;
  /** The page is private to its visitor, or not found: search engines must not list it. */
  noIndex?: boolean;
  /** Name of the image that social networks show for a link to the page; by default the site's. */
  image?: string;
  /** URL of another image for the same purpose, of any size. */
  imageUrl?: string;
  /** The date on which an article was published, ISO 8601. */
  published?: string;
}

/** The URL of a social image, 1200 by 630 pixels. Social networks require absolute URLs. */
export const socialImageUrl = (origin: string, name: string): string => `${origin}/art/social/${name}.png`;

/** The title, description, alternates and Open Graph properties of the page; React moves them into the head. */
export function PageMeta({ title, description, noIndex, ...openGraph }: PageMetaProps) {
  const { pathname } = useLocation();
  const { path } = splitLanguage(pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={siteUrl + pathname} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={siteUrl + localizedPath(language, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={siteUrl + path} />
          <OpenGraph title={title} description={description} url={siteUrl + pathname} {...openGraph} />
        </>
      )}
    </>
  );
}

interface OpenGraphProps extends Pick<PageMetaProps, 'title' | 'description' | 'image' | 'imageUrl' | 'published'> {
  url: string;
}

/** A locale as Open Graph writes it: `en_GB`. */
const openGraphLocale = (language: Language) => new Intl.Locale(locale(language)).baseName.replace('-', '_');

function OpenGraph({ title, description, url, image = 'site', imageUrl, published }: OpenGraphProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <meta property="og:site_name" content={t('brand')} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      <meta property="og:image" content={imageUrl ? new URL(imageUrl, siteUrl).href : socialImageUrl(siteUrl, image)} />
      {!imageUrl && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      {published && <meta property="article:published_time" content={published} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
