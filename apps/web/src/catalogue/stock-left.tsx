import { availableStock } from '@vitrine/cart';
import { StockStatus } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { lowStockThreshold } from '../lib/config/limits.ts';
import { isSoldOut, type Stock } from './cart-item.ts';

/** Shows that a variant is sold out or low in stock. Renders nothing otherwise. */
export function StockLeft(stock: Stock) {
  const { t } = useTranslation('cart');
  if (isSoldOut(stock)) return <StockStatus level="out">{t('stock.unavailable')}</StockStatus>;
  const count = availableStock(stock);
  if (count === null || count > lowStockThreshold) return null;
  return <StockStatus level="low">{t('stock.low', { count })}</StockStatus>;
}
