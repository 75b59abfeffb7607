import type { TFunction } from 'i18next';

/** Returns the title and description of an error message. While the browser is offline, the message says so. */
export function getErrorMessage(t: TFunction<'common'>, subject: 'page' | 'section') {
  const key = navigator.onLine ? subject : 'offline';
  return { title: t(`errors.${key}.title`), description: t(`errors.${key}.description`) };
}
