import { StockNote } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { fewInStock } from '../../config/limits.ts';
import { isSoldOut, type Stock } from '../../data/item.ts';

/** Says that nothing is left, or only a little; otherwise nothing. */
export function StockLeft(stock: Stock) {
  const { t } = useTranslation('cart');
  const { manage_inventory, inventory_quantity } = stock;
  if (isSoldOut(stock)) return <StockNote level="out">{t('stock.unavailable')}</StockNote>;
  if (!manage_inventory || inventory_quantity === null || inventory_quantity > fewInStock) return null;
  return <StockNote level="low">{t('stock.low', { count: inventory_quantity })}</StockNote>;
}
