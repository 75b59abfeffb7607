import { CartProvider } from '@vitrine/cart/react';
import { localizedPath, splitLanguage } from '@vitrine/i18n';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { finishRenewal } from './failure/renewal.ts';
import { languageOf } from './language.ts';
import { followSiteLinks } from './navigation/follow-site-links.ts';
import { prefetchOnIntent } from './navigation/prefetch-on-intent.ts';
import { createRoutes } from './routes.tsx';
import type { ScreenHandle } from './screen-route.ts';
import { createSiteCart } from './site-cart.ts';
import './client.css';

const html = document.documentElement;
const routes = createRoutes(languageOf);
const language = languageOf(location.pathname);

/** The state that the page was prerendered with; none when it is in another language than the visitor's. */
function prerenderedState(): HydrationState | undefined {
  const text = document.getElementById('state')?.textContent;
  return text && html.lang === language ? JSON.parse(text) : undefined;
}

/** Starting is a chain of short tasks: what the visitor does in between is answered. */
const pause = () => new Promise((resume) => setTimeout(resume));

let matches = matchRoutes(routes, location);
// An address with a line break in it is none of any route. The page that was sent says so, and this is the address that it stands for.
if (!matches) {
  history.replaceState(null, '', localizedPath(splitLanguage(location.pathname).language, '/404'));
  matches = matchRoutes(routes, location);
}

// What is needed to draw the first screen at once. Where it cannot be had the router asks once more, and shows the failure if that fails too.
const screen = matches?.at(-1)?.route.handle as ScreenHandle | undefined;
const ready = await screen?.ready(language).catch((error) => {
  console.error('The page could not be fetched:', error);
});

await pause();
const hydrationData = ready ? prerenderedState() : undefined;
const router = createBrowserRouter(routes, { hydrationData });
// Not so where the server has read the address in another way than the router does, or files are missing: then its page cannot be taken
// over. Asked at once: in the pause the router may load what it lacks, and the page that was sent is still another.
const canTakeOver = router.state.initialized;
await pause();
const root = document.getElementById('root') as HTMLElement;
const site = (
  <CartProvider {...createSiteCart()}>
    <RouterProvider router={router} />
  </CartProvider>
);

if (canTakeOver) {
  const shown = router.state.matches.at(-1);
  if (shown) screen?.remember(language, shown.params, router.state.loaderData[shown.route.id]);
  const onRecoverableError = (error: unknown) => console.error('The page had to be drawn anew:', error);
  // In slices, so that the browser can answer the visitor in between.
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
} else {
  createRoot(root).render(site);
}

// What the page says to search engines is about the page that was sent, and about no other that is shown in its place.
router.subscribe(() => document.querySelector('script[type="application/ld+json"]')?.remove());

finishRenewal();
followSiteLinks(router);
prefetchOnIntent(routes);
