import { useEffect, useEffectEvent } from 'react';

/** Calls `onOnline` when the browser is online again. */
export function useOnlineListener(onOnline: () => void) {
  const listener = useEffectEvent(onOnline);
  useEffect(() => {
    const handleOnline = () => listener();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
}
