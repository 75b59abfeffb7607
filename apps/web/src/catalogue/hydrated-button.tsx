import { Button } from '@vitrine/ui';
import type { ComponentProps } from 'react';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';

/** A button that is disabled until it is hydrated. React then renders only the button again, not the component that contains it. */
export function HydratedButton(props: Omit<ComponentProps<typeof Button>, 'disabled'>) {
  return <Button {...props} disabled={!useHydrated()} />;
}
