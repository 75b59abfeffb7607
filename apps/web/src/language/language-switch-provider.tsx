import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { isBelowFoldOutOfView, TopOnlyContext } from '../lib/below-fold.tsx';

const IsSwitchingContext = createContext(false);

interface SwitchingFunctions {
  /** Sets whether the page is being loaded in another language. */
  setIsLoading: (isLoading: boolean) => void;
  /** Starts the transition in which the language changes. */
  startSwitching: (switchLanguage: () => Promise<void>) => void;
  /** Call it in this transition before the navigation, so that React shows the top of the page first. */
  renderTopFirst: () => void;
}

export const SwitchingContext = createContext<SwitchingFunctions>({
  setIsLoading: () => {},
  startSwitching: startTransition,
  renderTopFirst: () => {},
});

/**
 * Provides the state of the language switch. Only the components that call `useIsSwitchingLanguage` render again when a switch starts, not
 * the navigation bar and the footer with all their links.
 */
export function LanguageSwitchProvider({ children }: { children: ReactNode }) {
  const [isLoading, setIsLoading] = useState(false);
  const [isSwitching, startSwitching] = useTransition();
  const [isTopOnly, setIsTopOnly] = useState(false);
  // The transition has rendered the top of the page in the new language.
  useEffect(() => {
    if (isTopOnly) startTransition(() => setIsTopOnly(false));
  }, [isTopOnly]);
  const functions = useMemo(
    () => ({
      setIsLoading,
      startSwitching,
      // After an `await`, an update belongs to the transition only inside `startTransition`.
      renderTopFirst: () => startTransition(() => setIsTopOnly(isBelowFoldOutOfView())),
    }),
    [startSwitching],
  );
  return (
    <SwitchingContext value={functions}>
      <IsSwitchingContext value={isLoading || isSwitching}>
        <TopOnlyContext value={isTopOnly}>{children}</TopOnlyContext>
      </IsSwitchingContext>
    </SwitchingContext>
  );
}

/** Whether the page is being loaded or rendered in another language. */
export const useIsSwitchingLanguage = (): boolean => useContext(IsSwitchingContext);
