/**
 * Creates the part of an nginx configuration that lists the languages: the language of a URL, of the cookie and of the browser. The codes have
 * only letters.
 */
export function createNginxLanguages(languages: readonly string[], fallbackLanguage: string): string {
  const codes = languages.join('|');
  return `map $request_uri $vitrine_prefix {
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
}
