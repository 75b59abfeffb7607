import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './page.tsx';

const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
startTransition(
  () => void hydrateRoot(document.getElementById('root') as HTMLElement, <RouterProvider router={router} />),
);
