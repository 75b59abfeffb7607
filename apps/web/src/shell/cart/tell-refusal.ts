import type { CartItem, Refusal } from '@vitrine/cart';
import { type Language, textsOf } from '@vitrine/i18n';
import type { Toasts } from '@vitrine/ui';
import { failureText } from '../../failure/failure-text.ts';

/** Tells in a toast why an item did not go into the cart. The words are fetched first, as the cart's texts are in no first load. */
export async function tellRefusal(toasts: Toasts, language: Language, refusal: Refusal, item: CartItem) {
  try {
    const [t, { refusalText }] = await Promise.all([textsOf(language, 'cart'), import('./refusal-text.ts')]);
    toasts.show({ tone: 'destructive', title: t('refusals.title'), description: refusalText(t, refusal, item) });
  } catch (error) {
    console.error('The words of a refusal could not be fetched:', refusal.code, error);
    toasts.show({ tone: 'destructive', ...failureText(await textsOf(language, 'common'), 'area') });
  }
}
