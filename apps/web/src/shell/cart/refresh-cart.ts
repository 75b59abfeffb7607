import type { Cart } from '@vitrine/cart';
import { repriceCart } from '@vitrine/cart/reprice';
import { type Language, loadMessages } from '@vitrine/i18n';
import type { Toasts } from '@vitrine/ui';
import { freshItems } from '../../data/fresh-items.ts';
import { changeText } from './change-text.ts';

/** Brings the lines of the cart up to date with their sources, and tells the visitor in one toast what has changed. */
export async function refreshCart(cart: Cart, language: Language, toasts: Toasts, signal: AbortSignal) {
  const { lines } = cart.getSnapshot();
  if (lines.length === 0) return;
  const [catalogue, i18n] = await Promise.all([freshItems(language, lines), loadMessages(language, ['cart'])]);
  if (signal.aborted) return;
  const t = i18n.getFixedT(null, 'cart');
  const changes = repriceCart(cart, catalogue);
  const sentences = changes.flatMap((change) => changeText(t, language, change) ?? []);
  if (sentences.length > 0) toasts.show({ title: t('notices.title'), description: sentences.join(' ') });
}
