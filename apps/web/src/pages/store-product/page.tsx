import { useQuery } from '@tanstack/react-query';
import { useCartSelector } from '@vitrine/cart/react';
import { getPictureUrls, getSocialPictureUrl } from '@vitrine/store-client/product';
import {
  ButtonLink,
  DetailSection,
  Disclosure,
  Notice,
  OptionPicker,
  PlainText,
  ProductDetail,
  QuantityField,
  Section,
  useAnnounce,
  useHydrated,
} from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLoaderData, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { useCartActions } from '../../cart/index.ts';
import {
  AddToCartButton,
  isSoldOut,
  ProductCards,
  ProductGallery,
  ProductHead,
  ProductNotFound,
  SalePrice,
  StockLeft,
  type StoreItem,
} from '../../catalogue/index.ts';
import { fillMessage } from '../../contact/index.ts';
import { getStoreLangAttribute } from '../../lib/config/env.ts';
import { shownRelatedCount } from '../../lib/config/limits.ts';
import { isNotFound, PageError } from '../../lib/errors/page-error.tsx';
import { useAutoRetry } from '../../lib/errors/use-auto-retry.ts';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import type { StoreProductPageData } from './load-store-product.ts';
import type { loader } from './loader.ts';
import { StoreProductFacts } from './store-product-facts.tsx';
import { storeProductQuery } from './store-product-query.ts';
import { createStoreProductSchema } from './structured-data.ts';
import { useVariant } from './use-variant.ts';

/** The page of a store-only product. */
export function Component() {
  const loaderData = useLoaderData<typeof loader>();
  // The key resets the state when the product changes.
  return <StoreProductPage key={loaderData.product.id} loaderData={loaderData} />;
}

/**
 * Returns the page's data and refetches it if it is stale, because prices and stock change. A product that the store has removed
 * meanwhile stays visible but cannot be bought.
 */
function useFreshData(loaderData: StoreProductPageData): StoreProductPageData {
  const language = useLanguage();
  const { id } = loaderData.product;
  const { data } = useQuery({
    ...storeProductQuery(language, id),
    // Only after a page load: otherwise, the loader has filled the cache. The HTML may come from an HTTP cache, so the data count as stale.
    initialData: loaderData,
    initialDataUpdatedAt: 0,
  });
  return data ?? { ...loaderData, product: { ...loaderData.product, purchasable: false } };
}

function StoreProductPage({ loaderData }: { loaderData: StoreProductPageData }) {
  const { t } = useTranslation(['product', 'common']);
  const { product, prices, metaDescription, description, information, formattedRequiredFields, related } =
    useFreshData(loaderData);
  const isHydrated = useHydrated();
  const announce = useAnnounce();
  const lang = getStoreLangAttribute(useLanguage());
  const { variant, isChosen, groups, combination, findVariant, chooseCombination } = useVariant(product);
  const { purchasable, title } = product;
  const canBuy = variant !== undefined && !isSoldOut({ ...variant, purchasable });
  const purchase = usePurchase(canBuy ? { product, variant } : undefined);
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
    <>
      <ProductHead
        id={product.id}
        name={title}
        description={metaDescription}
        imageUrl={getSocialPictureUrl(product)}
        createThing={(context) => createStoreProductSchema(context, product, metaDescription)}
      />
      <ProductDetail
        back={{ href: '/shop', label: t('back') }}
        category={product.ribbon_text ?? undefined}
        highlighted
        title={title}
        description={product.subtitle ?? undefined}
        lang={lang}
        gallery={
          <ProductGallery
            name={title}
            images={pictures.map((src, index) => ({
              src,
              alt: t('store.gallery.picture', { product: title, number: index + 1, total: pictures.length }),
            }))}
            currentSrc={isChosen ? variant?.image_url : undefined}
          />
        }
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
              disabled={!isHydrated}
            />
          ))
        }
        note={
          <>
            {variant && prices[variant.id]?.oldPrice !== undefined && <p>{t('store.saleNote')}</p>}
            {variant && <StockLeft {...variant} purchasable={purchasable} />}
            {canBuy && formattedRequiredFields && (
              <p>
                {t('store.askedAtPurchase')} <span lang={lang}>{formattedRequiredFields}</span>
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
      >
        {description.length > 0 && (
          <DetailSection title={t('store.description')}>
            <PlainText lang={lang} paragraphs={description} />
          </DetailSection>
        )}
        {information.length > 0 && (
          <DetailSection title={t('store.information')}>
            <div lang={lang}>
              {information.map(({ id, title, paragraphs }) => (
                <Disclosure key={id} title={title}>
                  <PlainText paragraphs={paragraphs} />
                </Disclosure>
              ))}
            </div>
          </DetailSection>
        )}
      </ProductDetail>
      <RelatedProducts related={related} />
    </>
  );
}

/** The quantity field, limited to the stock minus the quantity in the cart, and the add button. Undefined if there is nothing to buy. */
function usePurchase(item: StoreItem | undefined) {
  const { t } = useTranslation('product');
  const isHydrated = useHydrated();
  const { addToCart } = useCartActions();
  const variant = item?.variant;
  const quantityInCart = useCartSelector(
    ({ lines }) => lines.find((line) => line.variant.id === variant?.id)?.quantity ?? 0,
  );
  const [chosenQuantity, setChosenQuantity] = useState(1);
  if (!item || !variant) return;
  // At least 1: if the cart contains the whole stock, adding shows the refusal.
  const maxQuantity =
    variant.manage_inventory && variant.inventory_quantity !== null
      ? Math.max(1, variant.inventory_quantity - quantityInCart)
      : undefined;
  const quantity = Math.min(chosenQuantity, maxQuantity ?? chosenQuantity);

  function add(item: StoreItem) {
    if (addToCart(item, { quantity }).ok) setChosenQuantity(1);
  }

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
        disabled={!isHydrated}
        onValueChange={(next) => setChosenQuantity(Math.min(next, maxQuantity ?? next))}
      />
    ),
    button: <AddToCartButton onAdd={() => add(item)} />,
  };
}

/** Related products that are not in the cart. */
function RelatedProducts({ related }: Pick<StoreProductPageData, 'related'>) {
  const { t } = useTranslation('product');
  const lang = getStoreLangAttribute(useLanguage());
  const lines = useCartSelector(({ lines }) => lines);
  const cards = related.cards
    .filter(({ id }) => !lines.some(({ product }) => product.id === id))
    .slice(0, shownRelatedCount);
  if (cards.length === 0) return null;
  return (
    <Section title={related.title ? <span lang={lang}>{related.title}</span> : t('store.related')}>
      <ProductCards
        aria-label={related.title || t('store.related')}
        products={cards}
        card={{ headingLevel: 3 }}
        isBelowFold
      />
    </Section>
  );
}

/** Replaces the page of an unknown product, or if the page could not be loaded. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isNotFound(error)) return <ProductNotFound />;
  return isRouteErrorResponse(error) ? <StoreUnavailable /> : <PageError />;
}

/** Replaces the page if the store does not respond. The retry is a link, so that it works without JavaScript. */
function StoreUnavailable() {
  const { t } = useTranslation(['product', 'common']);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useAutoRetry(() => void revalidate());
  return (
    <>
      <PageMeta
        title={t('store.unavailable.meta.title')}
        description={t('store.unavailable.meta.description')}
        noIndex
      />
      <Notice
        title={t('store.unavailable.title')}
        description={t('store.unavailable.description')}
        action={
          <>
            <ButtonLink href={pathname + search}>{t('common:errors.retry')}</ButtonLink>
            <ButtonLink variant="secondary" href="/shop">
              {t('back')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
