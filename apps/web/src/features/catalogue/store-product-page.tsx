import { useQuery } from '@tanstack/react-query';
import { useCartSelector } from '@vitrine/cart/react';
import {
  Button,
  ButtonLink,
  DetailSection,
  Disclosure,
  EmptyReviews,
  firstClick,
  Gallery,
  Notice,
  OptionPicker,
  PlainText,
  ProductDetail,
  QuantityField,
  Section,
} from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { useAnnounce } from '../../shared/announcer.tsx';
import { foreignStoreLanguage } from '../../shared/config/env.ts';
import { relatedShown } from '../../shared/config/limits.ts';
import { useOnline } from '../../shared/errors/use-online.ts';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import { pageQueryKey } from '../../shared/page-query.ts';
import { PageMeta } from '../../shared/seo/page-meta.tsx';
import { isSoldOut, type StoreItem } from '../../shared/store/cart-item.ts';
import { StockLeft } from '../../shared/store/stock-left.tsx';
import { useCartActions, useKnownStock } from '../cart/index.ts';
import { StoreCards, StorePrice } from './store-cards.tsx';
import { picturesOf, socialPictureOf } from './store-pictures.ts';
import type { StoreProductPageData } from './store-product-data.ts';
import { useVariant } from './use-variant.ts';

export { ProductNotFound as NotFound } from './product-not-found.tsx';

/** The page of a product that only the store has. */
export function Component() {
  const loaded = useLoaderData<StoreProductPageData>();
  // The key resets the state when the visitor goes from one product to another.
  return <StoreProduct key={loaded.product.id} loaded={loaded} />;
}

/** The page's data, refetched where it may be old: price and stock change. A product that is withdrawn is shown, but not sold. */
function useFreshData(loaded: StoreProductPageData): StoreProductPageData {
  const language = useLanguage();
  const { id } = loaded.product;
  const { data = loaded } = useQuery({
    queryKey: pageQueryKey('/product/:id', language, { id }),
    queryFn: async () => {
      const { loadStoreProductPage } = await import('./store-product-data.ts');
      const fresh = await loadStoreProductPage(language, id);
      return fresh && 'product' in fresh ? fresh : { ...loaded, product: { ...loaded.product, purchasable: false } };
    },
    enabled: useHydrated(),
  });
  return data;
}

function StoreProduct({ loaded }: { loaded: StoreProductPageData }) {
  const { t } = useTranslation(['product', 'common']);
  const { product, prices, summary, description, information, requiredFields, related } = useFreshData(loaded);
  const hydrated = useHydrated();
  const announce = useAnnounce();
  const lang = foreignStoreLanguage(useLanguage());
  const { variant, isChosen, groups, combination, find, choose } = useVariant(product);
  const { purchasable, title } = product;
  const pictures = picturesOf(product);

  /** Why the variant that a value leads to cannot be bought. */
  function noteOf(optionId: string, value: string): string | undefined {
    const target = find({ ...combination, [optionId]: value });
    if (!target) return t('store.notOffered');
    return isSoldOut({ ...target, purchasable }) ? t('store.soldOut') : undefined;
  }

  function chooseValue(optionId: string, value: string) {
    const next = { ...combination, [optionId]: value };
    choose(next);
    const price = prices[find(next)?.id ?? '']?.price;
    announce(price ?? t('store.noCombination'));
  }

  return (
    <>
      <PageMeta title={t('meta.title', { name: title })} description={summary} imageUrl={socialPictureOf(product)} />
      <ProductDetail
        back={{ href: '/shop', label: t('back') }}
        category={product.ribbon_text ?? undefined}
        highlighted
        name={title}
        description={product.subtitle ?? undefined}
        lang={lang}
        gallery={
          <Gallery
            label={t('store.gallery.label', { product: title })}
            pictures={pictures.map((src, index) => ({
              src,
              alt: t('store.gallery.picture', { product: title, number: index + 1, total: pictures.length }),
            }))}
            shown={isChosen ? variant?.image_url : undefined}
            placeholder="/art/placeholder.svg"
            labels={{
              previous: t('store.gallery.previous'),
              next: t('store.gallery.next'),
              zoom: t('store.gallery.zoom'),
              close: t('common:close'),
            }}
            disabled={!hydrated}
          />
        }
        price={variant ? <StorePrice {...(prices[variant.id] ?? { price: '' })} /> : t('store.noCombination')}
        options={
          groups.length > 0 &&
          groups.map((group) => (
            <OptionPicker
              key={group.id}
              lang={lang}
              legend={group.title || t('store.variant')}
              options={group.values.map((option) => ({ ...option, note: noteOf(group.id, option.value) }))}
              value={combination[group.id]}
              onChange={(value) => chooseValue(group.id, value)}
              disabled={!hydrated}
            />
          ))
        }
        note={
          <>
            {variant && <StockLeft {...variant} purchasable={purchasable} />}
            {requiredFields && (
              <p>
                {t('store.askedAtPurchase')} <span lang={lang}>{requiredFields}</span>
              </p>
            )}
          </>
        }
        actions={
          variant &&
          !isSoldOut({ ...variant, purchasable }) && <AddToCart key={variant.id} item={{ product, variant }} />
        }
      >
        {description.length > 0 && (
          <DetailSection title={t('store.description')}>
            <PlainText lang={lang} paragraphs={description} />
          </DetailSection>
        )}
        {information.length > 0 && (
          <DetailSection title={t('store.information')}>
            <div lang={lang}>
              {information.map(({ id, title, text }) => (
                <Disclosure key={id} title={title}>
                  <PlainText paragraphs={text} />
                </Disclosure>
              ))}
            </div>
          </DetailSection>
        )}
        <DetailSection title={t('reviews.title')}>
          <EmptyReviews text={t('reviews.empty')} />
        </DetailSection>
      </ProductDetail>
      <RelatedProducts related={related} />
    </>
  );
}

/** The quantity, up to the stock that is not in the cart yet, and the button that adds it. */
function AddToCart({ item }: { item: StoreItem }) {
  const { t } = useTranslation(['product', 'common']);
  const hydrated = useHydrated();
  const { addToCart } = useCartActions();
  const { id, manage_inventory, inventory_quantity } = item.variant;
  const inCart = useCartSelector(({ lines }) => lines.find(({ variant }) => variant.id === id)?.quantity ?? 0);
  const [wanted, setWanted] = useState(1);
  useKnownStock(item);
  // At least one: a refusal says why there is no more.
  const max = manage_inventory && inventory_quantity !== null ? Math.max(1, inventory_quantity - inCart) : undefined;
  const quantity = Math.min(wanted, max ?? wanted);

  function add() {
    if (addToCart(item, { quantity }).ok) setWanted(1);
  }

  return (
    <>
      <QuantityField
        value={quantity}
        min={1}
        max={max}
        labels={{
          quantity: t('store.quantity.label'),
          increase: t('store.quantity.increase'),
          decrease: t('store.quantity.decrease'),
        }}
        disabled={!hydrated}
        onChange={(next) => setWanted(Math.min(next, max ?? next))}
      />
      <Button size="large" disabled={!hydrated} onClick={firstClick(add)}>
        {t('common:addToCart')}
      </Button>
    </>
  );
}

/** Products that are related to this one and not in the cart. */
function RelatedProducts({ related }: Pick<StoreProductPageData, 'related'>) {
  const { t } = useTranslation('product');
  const lang = foreignStoreLanguage(useLanguage());
  const inCart = useCartSelector(({ lines }) => lines.map(({ product }) => product.id).join());
  const ids = inCart.split(',');
  const cards = related.cards.filter(({ id }) => !ids.includes(id)).slice(0, relatedShown);
  if (cards.length === 0) return null;
  return (
    <Section title={related.title ? <span lang={lang}>{related.title}</span> : t('store.related')}>
      <StoreCards label={related.title || t('store.related')} cards={cards} />
    </Section>
  );
}

/** Replaces the page while the store does not respond. The link works without JavaScript, too. */
export function Unavailable() {
  const { t } = useTranslation(['product', 'common']);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useOnline(() => void revalidate());
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
            <ButtonLink href={pathname}>{t('common:errors.retry')}</ButtonLink>
            <ButtonLink variant="secondary" href="/shop">
              {t('back')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
