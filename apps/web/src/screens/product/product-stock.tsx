import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Stock } from '../../data/item.ts';
import { queryClient } from '../../data/query-client.ts';
import { productStock } from '../../data/stock.ts';
import { StockLeft } from '../../shell/cart/stock-left.tsx';
import { useLanguage } from '../../shell/use-language.ts';

interface ProductStockProps {
  /** Id of the local product. */
  id: string;
  onStock: (stock: Stock) => void;
}

function AskedStock({ id, onStock }: ProductStockProps) {
  const { data } = useQuery(productStock(useLanguage(), id));
  useEffect(() => {
    if (data) onStock(data);
  }, [data, onStock]);
  return data && <StockLeft {...data} />;
}

/** How much of the product is left, once the store has said so; nothing when it is silent. */
export default function ProductStock(props: ProductStockProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <AskedStock {...props} />
    </QueryClientProvider>
  );
}
