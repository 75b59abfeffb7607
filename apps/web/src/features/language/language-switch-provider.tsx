import {
  createContext,
  type ReactNode,
  startTransition,
  type TransitionStartFunction,
  useContext,
  useTransition,
} from 'react';

const IsSwitchingContext = createContext(false);

/** Starts the transition in which the language changes. */
export const StartSwitchingContext = createContext<TransitionStartFunction>(startTransition);

/**
 * Provides the state of the language switch. Only the components that call `useIsSwitchingLanguage` render again when a switch starts, not
 * the navigation bar and the footer with all their links.
 */
export function LanguageSwitchProvider({ children }: { children: ReactNode }) {
  const [isSwitching, startSwitching] = useTransition();
  return (
    <StartSwitchingContext value={startSwitching}>
      <IsSwitchingContext value={isSwitching}>{children}</IsSwitchingContext>
    </StartSwitchingContext>
  );
}

/** Whether the page is being loaded or rendered in another language. */
export const useIsSwitchingLanguage = (): boolean => useContext(IsSwitchingContext);
