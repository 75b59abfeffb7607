import type { CartItem, Refusal } from '@vitrine/cart';
import { i18nFor, type Language, loadMessages } from '@vitrine/i18n';
import type { Toasts } from '@vitrine/ui';
import { failureText } from '../../failure/failure-text.ts';

/** Tells in a toast why an item did not go into the cart. The words are fetched first, as the cart's texts are in no first load. */
export async function tellRefusal(toasts: Toasts, language: Language, refusal: Refusal, item: CartItem) {
  try {
    const [i18n, { refusalText }] = await Promise.all([loadMessages(language, ['cart']), import('./refusal-text.ts')]);
    const t = i18n.getFixedT(null, 'cart');
    toasts.show({ tone: 'destructive', title: t('refusals.title'), description: refusalText(t, refusal, item) });
  } catch (error) {
    console.error('The words of a refusal could not be fetched:', refusal.code, error);
    toasts.show({ tone: 'destructive', ...failureText(i18nFor(language).t, 'area') });
  }
}
