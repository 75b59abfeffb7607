import { fallbackLanguage, languages } from '@vitrine/i18n';

const codes = languages.join('|');

/** The part of the nginx configuration that lists the languages: the language of a URL, of the cookie and of the browser. */
export const nginxLanguages = `map $request_uri $vitrine_prefix {
  default "";
  "~^/(?<prefix>${codes})([/?]|$)" $prefix;
}
map $cookie_language $vitrine_cookie_language {
  default "";
  "~^(?<stored>${codes})$" $stored;
}
map $http_accept_language $vitrine_accepted_language {
  default "";
  "~*(^|,)\\s*(?<accepted>${codes})(?=[-,;\\s]|$)" $accepted;
}
# \`map\` compares strings case-insensitively: FR becomes fr.
map $vitrine_accepted_language $vitrine_browser_language {
  default ${fallbackLanguage};
${languages.map((language) => `  ${language} ${language};`).join('\n')}
}
map $request_uri $vitrine_404_section {
  default "";
  "~^(/(${codes}))?(?<section>/[a-z-]+)/" $section;
}
`;
