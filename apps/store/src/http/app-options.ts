import type { Logger, Metrics } from '@vitrine/server';
import type { Settings } from '../settings.ts';

export interface AppOptions {
  settings: Pick<
    Settings,
    'REQUEST_TIMEOUT_MS' | 'MAX_PENDING_REQUESTS' | 'CACHE_SIZE_MB' | 'CACHE_TTL_MS' | 'CACHE_STALE_MS'
  >;
  logger: Logger;
  metrics: Metrics;
  /** Aborted when the server stops. */
  stopSignal?: AbortSignal;
  /** The store that answers the requests for all stores, if there is only one. */
  onlyStoreId?: string | undefined;
}
