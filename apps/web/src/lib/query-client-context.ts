import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';

/** The query client, for loaders that request store data. */
export const queryClientContext = createContext<QueryClient>();
