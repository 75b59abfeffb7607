import { useEffect, useState } from 'react';
import { type Renewal, renewPage } from './renewal.ts';

/**
 * Tries what cures most failures of an old page: loading it anew from the newer deployment, if there is one. True until it is clear
 * that this is not what happens; only then there is a failure to tell the visitor.
 */
export function useRenewal({ arriving }: Renewal): boolean {
  const [pending, setPending] = useState(true);
  useEffect(() => {
    let shown = true;
    renewPage({ arriving }).then((renewed) => shown && setPending(renewed));
    return () => {
      shown = false;
    };
  }, [arriving]);
  return pending;
}
