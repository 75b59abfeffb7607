import type { TFunction } from 'i18next';

/** Title and description of an error message. When the browser is offline, the description says so. */
export function errorMessage(t: TFunction<'common'>, subject: 'page' | 'area') {
  const key = navigator.onLine ? subject : 'offline';
  return { title: t(`errors.${key}.title`), description: t(`errors.${key}.description`) };
}
