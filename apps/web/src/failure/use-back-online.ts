import { useEffect, useEffectEvent } from 'react';

/** Calls back when the connection is there again: what has failed without it is then asked for anew, as its words promise. */
export function useBackOnline(retry: () => void) {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
