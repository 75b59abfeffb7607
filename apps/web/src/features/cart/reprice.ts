import type { Cart } from '@vitrine/cart';
import { repriceCart } from '@vitrine/cart/reprice';
import { type Language, loadMessages } from '@vitrine/i18n';
import type { ToastText } from '@vitrine/ui';
import { changeMessage } from './cart-messages.ts';
import type { CartCatalogue } from './queries.ts';

/** Updates the lines of a cart from a catalogue, and shows the changes in one toast. */
export async function reprice(
  cart: Cart,
  catalogue: CartCatalogue,
  language: Language,
  showToast: (toast: ToastText) => void,
): Promise<void> {
  const changes = repriceCart(cart, catalogue);
  if (changes.length === 0) return;
  const t = (await loadMessages(language, ['cart'])).getFixedT(null, 'cart');
  const sentences = changes.flatMap((change) => changeMessage(t, language, change) ?? []);
  if (sentences.length > 0) showToast({ title: t('notices.title'), description: sentences.join(' ') });
}
