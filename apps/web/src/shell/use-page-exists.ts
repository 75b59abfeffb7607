import { useMatches } from 'react-router-dom';
import { useScreen } from './use-screen.ts';

/** Whether the address names something: no unknown path, and no product or post that there is not. */
export function usePageExists(): boolean {
  const { path, data } = useScreen();
  const loaded = useMatches().at(-1)?.loaderData;
  return path !== '*' && (!data || loaded !== null);
}
