import { StockNote } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { lowStockThreshold } from '../lib/config/limits.ts';
import { isSoldOut, type Stock } from './cart-item.ts';

/** Shows that a variant is sold out or low in stock. Renders nothing otherwise. */
export function StockLeft(stock: Stock) {
  const { t } = useTranslation('cart');
  const { manage_inventory, inventory_quantity } = stock;
  if (isSoldOut(stock)) return <StockNote level="out">{t('stock.unavailable')}</StockNote>;
  if (!manage_inventory || inventory_quantity === null || inventory_quantity > lowStockThreshold) return null;
  return <StockNote level="low">{t('stock.low', { count: inventory_quantity })}</StockNote>;
}
