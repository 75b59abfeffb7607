import { StockStatus } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { lowStockThreshold } from '../lib/config/limits.ts';
import { isSoldOut, type Stock } from './cart-item.ts';

/** Shows that a variant is sold out or low in stock. Renders nothing otherwise. */
export function StockLeft(stock: Stock) {
  const { t } = useTranslation('cart');
  const { manage_inventory, inventory_quantity } = stock;
  if (isSoldOut(stock)) return <StockStatus level="out">{t('stock.unavailable')}</StockStatus>;
  if (!manage_inventory || inventory_quantity === null || inventory_quantity > lowStockThreshold) return null;
  return <StockStatus level="low">{t('stock.low', { count: inventory_quantity })}</StockStatus>;
}
