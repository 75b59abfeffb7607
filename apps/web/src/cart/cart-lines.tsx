import type { CartLine as Line } from '@vitrine/cart';
import { useCartSelector } from '@vitrine/cart/react';
import { ButtonLink, Notice } from '@vitrine/ui';
import { CartLineList } from '@vitrine/ui/cart';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CartLine, type CartLineProps } from './cart-line.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** The lines of the cart, or a message that it is empty. */
export function CartLines({ headingLevel }: { headingLevel: 2 | 3 }) {
  const lines = useCartSelector((cart) => cart.lines);
  const { containerRef, prepareRemoval } = useFocusAfterRemoval(lines);
  const newVariantIdRef = useRef<string>(undefined);

  // A line with another variant is a new element, so the focus must move to its variant picker.
  useLayoutEffect(() => {
    const pickers = [...(containerRef.current?.querySelectorAll('select') ?? [])];
    pickers.find(({ value }) => value === newVariantIdRef.current)?.focus();
    newVariantIdRef.current = undefined;
  }, [lines, containerRef]);

  return (
    <div ref={containerRef} tabIndex={-1}>
      {lines.length === 0 ? (
        <EmptyCart headingLevel={headingLevel} />
      ) : (
        <LineList
          lines={lines}
          onBeforeRemove={prepareRemoval}
          onBeforeVariantChange={(variantId) => {
            newVariantIdRef.current = variantId;
          }}
        />
      )}
    </div>
  );
}

interface LineListProps extends Pick<CartLineProps, 'onBeforeVariantChange'> {
  lines: readonly Line[];
  onBeforeRemove: (index: number) => void;
}

function LineList({ lines, onBeforeRemove, onBeforeVariantChange }: LineListProps) {
  const { t } = useTranslation('cart');
  return (
    <CartLineList label={t('lines.label')}>
      {lines.map((line, index) => (
        <CartLine
          key={line.variant.id}
          line={line}
          onBeforeRemove={() => onBeforeRemove(index)}
          onBeforeVariantChange={onBeforeVariantChange}
        />
      ))}
    </CartLineList>
  );
}

function EmptyCart({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t } = useTranslation('cart');
  return (
    <Notice
      headingLevel={headingLevel}
      title={t('empty.title')}
      description={t('empty.description')}
      art="/art/empty-cart.svg"
      action={<ButtonLink href="/shop">{t('empty.action')}</ButtonLink>}
    />
  );
}
