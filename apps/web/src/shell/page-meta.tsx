import { languages, localizedPath, splitLanguage } from '@vitrine/i18n';
import { useLocation } from 'react-router-dom';
import { siteUrl } from '../config/env.ts';
import { SocialCard } from './social-card.tsx';

interface PageMetaProps {
  title: string;
  description: string;
  /** The page is for its visitor alone, or stands for an address that names nothing: search engines leave it out. */
  unlisted?: boolean;
  /** Name of the picture that a link to the page shows where it is shared; the site's own when left out. */
  picture?: string;
  /** When an article was published, ISO 8601. */
  published?: string;
}

/** Title, description and addresses of the page; React moves them into the head. */
export function PageMeta({ title, description, unlisted, ...card }: PageMetaProps) {
  const { pathname } = useLocation();
  const { path } = splitLanguage(pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={siteUrl + pathname} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={siteUrl + localizedPath(language, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={siteUrl + path} />
          <SocialCard title={title} description={description} url={siteUrl + pathname} {...card} />
        </>
      )}
    </>
  );
}
