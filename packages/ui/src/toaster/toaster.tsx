import { Theme } from '@radix-ui/themes';
import { Direction, Portal, Toast } from 'radix-ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { classes } from '../theme/classes.ts';
import type { Toast as ToastState, Toasts } from './toasts.ts';
import { useAreaFocus } from './use-area-focus.ts';

const durationMs = 5000;
/** A swipe of 50 px must close the toast. Radix closes it only beyond its threshold. */
const swipeThreshold = 49.99;

const isHidden = () => document.hidden;

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The toasts to show. A toast that arrives while the page is hidden is shown once the page is visible, for its full duration. */
function useSeenToasts({ subscribe, getSnapshot }: Toasts): readonly ToastState[] {
  const current = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const hidden = useSyncExternalStore(subscribeToVisibility, isHidden, () => false);
  const [seen, setSeen] = useState(current);
  if (hidden) return seen;
  if (seen !== current) setSeen(current);
  return current;
}

export interface ToasterProps {
  toasts: Toasts;
  /** Accessible name of the area; `{hotkey}` is replaced with F8, the key that moves the focus there. */
  label: string;
  /** Announced before the text of a toast. */
  toastLabel: string;
  close: string;
}

/**
 * The toast area of a page. A toast closes after 5000 ms, on a swipe of 50 px towards the end side, on Escape, and on its close button.
 * The timer pauses while the pointer or the focus is in the area, and while the window is not focused. F8 moves the focus into the
 * area; it returns to where it was once no toast is open.
 */
export function Toaster({ toasts, label, toastLabel, close }: ToasterProps) {
  const shown = useSeenToasts(toasts);
  const area = useRef<HTMLDivElement>(null);
  useAreaFocus(
    area,
    shown.some(({ open }) => open),
  );
  const direction = Direction.useDirection();
  return (
    <Toast.Provider
      duration={durationMs}
      swipeThreshold={swipeThreshold}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      label={toastLabel}
    >
      {shown.map(({ id, open, title, description, tone = 'plain' }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(next) => !next && toasts.dismiss(id)}
          className={classes('vt-toast', `vt-toast--${tone}`)}
        >
          <div>
            <Toast.Title className="vt-toast__title">{title}</Toast.Title>
            {description && <Toast.Description className="vt-toast__text">{description}</Toast.Description>}
          </div>
          <Toast.Close asChild>
            <IconButton label={close}>
              <CloseIcon />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      ))}
      {/* At the end of the body, above every dialog. An open dialog hides everything but live regions from assistive technology. */}
      <Portal.Root asChild>
        <Theme ref={area} aria-live="off">
          <Toast.Viewport className="vt-toast-area" label={label} />
        </Theme>
      </Portal.Root>
    </Toast.Provider>
  );
}
