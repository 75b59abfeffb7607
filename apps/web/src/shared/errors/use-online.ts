import { useEffect, useEffectEvent } from 'react';

/** Calls `onOnline` when the connection is back. */
export function useOnline(onOnline: () => void) {
  const listener = useEffectEvent(onOnline);
  useEffect(() => {
    const handleOnline = () => listener();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
}
