import type { CartLine } from '@vitrine/cart';
import { useCartSelector } from '@vitrine/cart/react';
import { ButtonLink, Notice } from '@vitrine/ui';
import { CartLineList } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../address-context.ts';
import { Line } from './line.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** The lines of the cart, or that there are none. */
export function CartContent({ headingLevel }: { headingLevel: 2 | 3 }) {
  const lines = useCartSelector((cart) => cart.lines);
  const { place, onRemoved } = useFocusAfterRemoval(lines);
  return (
    <div ref={place} tabIndex={-1}>
      {lines.length === 0 ? <EmptyCart headingLevel={headingLevel} /> : <Lines lines={lines} onRemoved={onRemoved} />}
    </div>
  );
}

function Lines({ lines, onRemoved }: { lines: readonly CartLine[]; onRemoved: (index: number) => void }) {
  const { t } = useTranslation('cart');
  return (
    <CartLineList label={t('lines.label')}>
      {lines.map((line, index) => (
        <Line key={line.variant.id} line={line} onRemoved={() => onRemoved(index)} />
      ))}
    </CartLineList>
  );
}

function EmptyCart({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t } = useTranslation('cart');
  const address = useAddress();
  return (
    <Notice
      headingLevel={headingLevel}
      title={t('empty.title')}
      description={t('empty.description')}
      art="/art/empty-cart.svg"
      action={<ButtonLink href={address('/shop')}>{t('empty.action')}</ButtonLink>}
    />
  );
}
