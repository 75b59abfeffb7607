import { useMatches } from 'react-router-dom';
import type { ScreenHandle } from '../screen-route.ts';

/** The line of the route table that is shown. */
export function useScreen(): ScreenHandle {
  const match = useMatches().at(-1);
  if (!match) throw new Error('useScreen was called outside the routes of the site.');
  return match.handle as ScreenHandle;
}
