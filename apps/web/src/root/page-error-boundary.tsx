import { useRouteError } from 'react-router-dom';
import { isNotFound, PageError } from '../lib/errors/page-error.tsx';
import { NotFound } from '../pages/not-found/index.ts';

/** Replaces a page that does not exist, or that could not be loaded or rendered. A page can have its own `ErrorBoundary`. */
export function PageErrorBoundary() {
  return isNotFound(useRouteError()) ? <NotFound /> : <PageError />;
}
