import { maxSearchLength, normalizeSearch } from '@vitrine/i18n';
import { SearchField } from '@vitrine/ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { useLocalizedPath } from '../../lib/hooks/use-localized-path.ts';
import { searchParameter } from './shop-query.ts';
import type { ShopUrl } from './use-shop-query.ts';

/** Debounce delay in ms between the last input and the search. */
const delayMs = 250;

interface ShopSearchFieldProps {
  url: ShopUrl;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Called with a search that is completed with Enter. */
  onSubmit: (search: string) => void;
}

/**
 * The search field of the shop. A search has one history entry: typing adds it and then replaces it, and Enter completes it, so that the next
 * search has another one.
 */
export function ShopSearchField({ url, inputRef, onSubmit }: ShopSearchFieldProps) {
  const { t } = useTranslation('shop');
  const localizePath = useLocalizedPath();
  const { search } = url.query;
  /** The search that was last rendered, and the later ones in the URL. Another one comes from back, forward or a link. */
  const knownSearchesRef = useRef([search]);
  /** Whether the current history entry was added by typing. */
  const isTypingRef = useRef(false);
  /** The text in the field, until it is written to the URL. */
  const [pendingText, setPendingText] = useState<string>();

  function applyText(text: string) {
    setPendingText(undefined);
    const newSearch = normalizeSearch(text);
    if (newSearch === knownSearchesRef.current.at(-1)) return;
    knownSearchesRef.current.push(newSearch);
    url.setQuery({ search: newSearch }, { replace: isTypingRef.current });
    isTypingRef.current = true;
  }

  function completeSearch(text: string) {
    applyText(text);
    isTypingRef.current = false;
  }

  const applyPendingText = useEffectEvent(applyText);
  // A change of the URL would cancel the navigation to another page.
  const isLeaving = useNavigation().state === 'loading';
  useEffect(() => {
    if (pendingText === undefined || isLeaving) return;
    const timer = setTimeout(() => applyPendingText(pendingText), delayMs);
    return () => clearTimeout(timer);
  }, [pendingText, isLeaving]);

  // Applies text that was typed before hydration.
  useEffect(() => {
    const field = inputRef.current;
    if (field && field.value !== field.defaultValue) setPendingText(field.value);
  }, [inputRef]);

  // Updates the field after back, forward or a link has changed the search.
  useLayoutEffect(() => {
    const index = knownSearchesRef.current.indexOf(search);
    knownSearchesRef.current = index >= 0 ? knownSearchesRef.current.slice(index) : [search];
    // On a slow device, React can render an earlier search than the latest.
    if (index >= 0) return;
    isTypingRef.current = false;
    setPendingText(undefined);
    if (inputRef.current) inputRef.current.value = search;
  }, [search, inputRef]);

  return (
    <SearchField
      action={localizePath('/shop')}
      name={searchParameter}
      labels={{ field: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
      defaultValue={search}
      maxLength={maxSearchLength}
      inputRef={inputRef}
      onValueChange={setPendingText}
      onSearch={(text) => {
        completeSearch(text);
        onSubmit(normalizeSearch(text));
      }}
      onClear={() => completeSearch('')}
    />
  );
}
