import type { TFunction } from 'i18next';

/** What to say about a failure. Without a connection, that is the likelier cause. */
export function failureText(t: TFunction<'common'>, what: 'page' | 'area') {
  const about = navigator.onLine ? what : 'offline';
  return { title: t(`errors.${about}.title`), description: t(`errors.${about}.description`) };
}
