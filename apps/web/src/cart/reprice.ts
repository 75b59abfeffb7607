import type { Cart } from '@vitrine/cart';
import { repriceCart } from '@vitrine/cart/reprice';
import { type Language, loadMessages } from '@vitrine/i18n';
import type { ToastText } from '@vitrine/ui';
import { getChangeMessage } from './cart-messages.ts';
import type { CartProductLookup } from './queries.ts';

/** Updates the lines of a cart to current prices and stock, and shows the changes in a toast. */
export async function reprice(
  cart: Cart,
  lookup: CartProductLookup,
  language: Language,
  showToast: (toast: ToastText) => void,
): Promise<void> {
  const changes = repriceCart(cart, lookup);
  if (changes.length === 0) return;
  const t = (await loadMessages(language, ['cart'])).getFixedT(null, 'cart');
  const sentences = changes.flatMap((change) => getChangeMessage(t, language, change) ?? []);
  if (sentences.length > 0) showToast({ title: t('notices.title'), description: sentences.join(' ') });
}
