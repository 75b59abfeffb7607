import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { normalizeSearch, readSearch, searchParameter } from './search-text.ts';
import { morePagesParameter } from './use-load-more.ts';

/** Debounce delay in ms between the last input and the search. */
const delayMs = 250;

/**
 * The search of the shop, stored in the URL. Typing replaces the history entry, and Enter adds one. The other query parameters stay, except
 * the number of additional pages. `initialSearch` is the search that the server has rendered, which hydration must render as well.
 */
export function useSearch(initialSearch: string) {
  const [searchParams, setSearchParams] = useSearchParams();
  const text = useHydrated() ? readSearch(searchParams) : initialSearch;
  const inputRef = useRef<HTMLInputElement>(null);
  /** The search that was last applied to the URL or read from it. Another one in the URL comes from back, forward or a link. */
  const appliedSearchRef = useRef(text);
  /** The text in the field, until it is applied. */
  const [pendingText, setPendingText] = useState<string>();
  const [shouldFocusResults, setShouldFocusResults] = useState(false);

  function applySearch(value: string, { replace }: { replace: boolean }) {
    setPendingText(undefined);
    const search = normalizeSearch(value);
    appliedSearchRef.current = search;
    if (search === text) return;
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete(searchParameter);
        next.delete(morePagesParameter);
        if (search !== '') next.set(searchParameter, search);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  const applyPendingText = useEffectEvent((value: string) => applySearch(value, { replace: true }));
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
  }, []);

  // Updates the field after back, forward or a link has changed the search.
  useLayoutEffect(() => {
    if (text === appliedSearchRef.current) return;
    appliedSearchRef.current = text;
    setPendingText(undefined);
    if (inputRef.current) inputRef.current.value = text;
  }, [text]);

  return {
    /** The normalized search. Empty if there is none. */
    text,
    inputRef,
    handleInput(value: string) {
      setPendingText(value);
      setShouldFocusResults(false);
    },
    /** Searches immediately, and requests the focus for the results. */
    submit(value: string) {
      applySearch(value, { replace: false });
      setShouldFocusResults(normalizeSearch(value) !== '');
    },
    clear() {
      if (inputRef.current) inputRef.current.value = '';
      inputRef.current?.focus();
      applySearch('', { replace: true });
      setShouldFocusResults(false);
    },
    /** Whether to focus the results. Call `handleResultsFocused` after that. */
    shouldFocusResults,
    handleResultsFocused: () => setShouldFocusResults(false),
  };
}
