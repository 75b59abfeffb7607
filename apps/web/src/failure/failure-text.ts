import type { ScreenTexts, Translate } from '@vitrine/i18n';

/** What to say about a failure. Without a connection, that is the likelier cause. */
export function failureText(t: Translate<ScreenTexts['common']>, what: 'page' | 'area') {
  const about = navigator.onLine ? what : 'offline';
  return { title: t(`errors.${about}.title`), description: t(`errors.${about}.description`) };
}
