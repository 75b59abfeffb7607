import { useQuery } from '@tanstack/react-query';
import { availableStock } from '@vitrine/cart';
import { useCartSelector } from '@vitrine/cart/react';
import { getPictureUrls, getSocialPictureUrl } from '@vitrine/store-client/product';
import {
  ButtonLink,
  DetailSection,
  Disclosure,
  OptionPicker,
  PlainText,
  QuantityField,
  useAnnounce,
} from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useCartActions } from '../../cart/index.ts';
import {
  AddToCartButton,
  isSoldOut,
  ProductPage,
  SalePrice,
  StockLeft,
  type StoreItem,
} from '../../catalogue/index.ts';
import { fillMessage } from '../../contact/index.ts';
import { getStoreLangAttribute } from '../../lib/config/env.ts';
import { shownRelatedCount } from '../../lib/config/limits.ts';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import type { loader, StoreProductPageData } from './loader.ts';
import { StoreProductFacts } from './store-product-facts.tsx';
import { storeProductQuery } from './store-product-query.ts';
import { useVariant } from './use-variant.ts';

export { ErrorBoundary } from './error-boundary.tsx';

/** The page of a store-only product. Stale data are requested again, because prices and stock change. */
export function Component() {
  const loaderData = useLoaderData<typeof loader>();
  const { data } = useQuery({
    ...storeProductQuery(useLanguage(), loaderData.product.id),
    // Only after a page load: otherwise, the loader has filled the cache. The HTML may come from an HTTP cache, so the data count as stale.
    initialData: loaderData,
    initialDataUpdatedAt: 0,
  });
  // A product that the store has removed meanwhile stays visible but cannot be bought.
  const shownData = data ?? { ...loaderData, product: { ...loaderData.product, purchasable: false } };
  // The key resets the quantity when the product changes.
  return <StoreProductPage key={shownData.product.id} {...shownData} />;
}

function StoreProductPage({ product, prices, metaDescription, related, ...data }: StoreProductPageData) {
  const { t } = useTranslation('product');
  const announce = useAnnounce();
  const lang = getStoreLangAttribute(useLanguage());
  const { variant, isChosen, groups, combination, findVariant, chooseCombination } = useVariant(product);
  const { purchasable, title } = product;
  const canBuy = variant !== undefined && !isSoldOut({ ...variant, purchasable });
  const purchase = usePurchase(canBuy ? { product, variant } : undefined);
  const lines = useCartSelector(({ lines }) => lines);
  const pictures = getPictureUrls(product);

  /** Returns why a value cannot be bought in combination with the other chosen values. */
  function getUnavailableNote(optionId: string, value: string): string | undefined {
    const matchingVariant = findVariant({ ...combination, [optionId]: value });
    if (!matchingVariant) return t('store.notOffered');
    return isSoldOut({ ...matchingVariant, purchasable }) ? t('store.soldOut') : undefined;
  }

  function chooseValue(optionId: string, value: string) {
    const newCombination = { ...combination, [optionId]: value };
    chooseCombination(newCombination);
    const price = prices[findVariant(newCombination)?.id ?? '']?.price;
    announce(price ?? t('store.noCombination'));
  }

  return (
    <ProductPage
      product={{ ...product, description: metaDescription, pictures }}
      meta={{ description: metaDescription, imageUrl: getSocialPictureUrl(product) }}
      category={product.ribbon_text ?? undefined}
      highlighted
      description={product.subtitle ?? undefined}
      lang={lang}
      images={pictures.map((src, index) => ({
        src,
        alt: t('store.gallery.picture', { product: title, number: index + 1, total: pictures.length }),
      }))}
      currentSrc={isChosen ? variant?.image_url : undefined}
      price={variant ? <SalePrice {...(prices[variant.id] ?? { price: '' })} /> : t('store.noCombination')}
      options={
        groups.length > 0 &&
        groups.map((group) => (
          <OptionPicker
            key={group.id}
            lang={lang}
            legend={group.title || t('store.variant')}
            options={group.values.map((option) => ({ ...option, note: getUnavailableNote(group.id, option.value) }))}
            value={combination[group.id] ?? null}
            onValueChange={(value) => chooseValue(group.id, value)}
          />
        ))
      }
      note={
        <>
          {variant && prices[variant.id]?.oldPrice !== undefined && <p>{t('store.saleNote')}</p>}
          {variant && <StockLeft {...variant} purchasable={purchasable} />}
          {canBuy && data.formattedRequiredFields && (
            <p>
              {t('store.askedAtPurchase')} <span lang={lang}>{data.formattedRequiredFields}</span>
            </p>
          )}
        </>
      }
      quantity={purchase?.quantity}
      actions={
        purchase?.button ??
        (variant && (
          <ButtonLink
            href="/#cta"
            onClick={() => fillMessage(`${t('store.availabilityRequest', { product: title })}\n\n`)}
          >
            {t('store.askForAvailability')}
          </ButtonLink>
        ))
      }
      facts={<StoreProductFacts {...product} />}
      related={{
        title: related.title,
        cards: related.cards
          .filter(({ id }) => !lines.some(({ product }) => product.id === id))
          .slice(0, shownRelatedCount),
      }}
    >
      {data.description.length > 0 && (
        <DetailSection title={t('store.description')}>
          <PlainText lang={lang} paragraphs={data.description} />
        </DetailSection>
      )}
      {data.information.length > 0 && (
        <DetailSection title={t('store.information')}>
          <div lang={lang}>
            {data.information.map(({ id, title, paragraphs }) => (
              <Disclosure key={id} title={title}>
                <PlainText paragraphs={paragraphs} />
              </Disclosure>
            ))}
          </div>
        </DetailSection>
      )}
    </ProductPage>
  );
}

/** The quantity field, limited to the stock minus the quantity in the cart, and the add button. Undefined if there is nothing to buy. */
function usePurchase(item: StoreItem | undefined) {
  const { t } = useTranslation('product');
  const { addToCart } = useCartActions();
  const quantityInCart = useCartSelector(
    ({ lines }) => lines.find((line) => line.variant.id === item?.variant.id)?.quantity ?? 0,
  );
  const [chosenQuantity, setChosenQuantity] = useState(1);
  if (!item) return;
  // At least 1: if the cart contains the whole stock, adding shows the refusal.
  const maxQuantity = Math.max(1, (availableStock(item.variant) ?? Number.POSITIVE_INFINITY) - quantityInCart);
  const quantity = Math.min(chosenQuantity, maxQuantity);
  const add = () => addToCart(item, { quantity }).ok && setChosenQuantity(1);

  return {
    quantity: (
      <QuantityField
        value={quantity}
        min={1}
        max={maxQuantity}
        labels={{
          quantity: t('store.quantity.label'),
          increase: t('store.quantity.increase'),
          decrease: t('store.quantity.decrease'),
        }}
        onValueChange={(next) => setChosenQuantity(Math.min(next, maxQuantity))}
      />
    ),
    button: <AddToCartButton onAdd={add} />,
  };
}
