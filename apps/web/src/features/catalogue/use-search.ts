import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { normalizeSearch, searchOf, searchParameter } from './search-text.ts';
import { moreParameter } from './use-further-pages.ts';

/** Time in ms without typing after which the results follow the text. */
const delayMs = 250;

/**
 * The search of the shop, kept in the URL. Typing replaces the history entry, Enter adds one; the other query parameters stay, except the
 * number of further pages. `served` is the search whose results the server has rendered: the first render must be the same.
 */
export function useSearch(served: string) {
  const [searchParams, setSearchParams] = useSearchParams();
  const text = useHydrated() ? searchOf(searchParams) : served;
  const input = useRef<HTMLInputElement>(null);
  /** The search that the text of the field has led to. */
  const applied = useRef(text);
  /** Text whose results are not requested yet. */
  const [typed, setTyped] = useState<string>();
  const [wantsResults, setWantsResults] = useState(false);

  function apply(value: string, { replace }: { replace: boolean }) {
    setTyped(undefined);
    const search = normalizeSearch(value);
    applied.current = search;
    if (search === text) return;
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete(searchParameter);
        next.delete(moreParameter);
        if (search !== '') next.set(searchParameter, search);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  const applyTyped = useEffectEvent((typed: string) => apply(typed, { replace: true }));
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => applyTyped(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed]);

  // What was typed before the page was hydrated.
  useEffect(() => {
    const field = input.current;
    if (field && field.value !== field.defaultValue) setTyped(field.value);
  }, []);

  // Back, forward or a link has changed the search.
  useLayoutEffect(() => {
    if (text === applied.current) return;
    applied.current = text;
    setTyped(undefined);
    if (input.current) input.current.value = text;
  }, [text]);

  return {
    /** Normalized; empty where nothing is searched. */
    text,
    input,
    type: setTyped,
    /** Shows the results at once, and moves the focus there. */
    search(value: string) {
      apply(value, { replace: false });
      setWantsResults(normalizeSearch(value) !== '');
    },
    clear() {
      if (input.current) input.current.value = '';
      input.current?.focus();
      apply('', { replace: true });
    },
    /** Whether the results have to take the focus; call `onResultsFocused` when they have. */
    wantsResults,
    onResultsFocused: () => setWantsResults(false),
  };
}
