import { Theme } from '@radix-ui/themes';
import { Direction, Portal, Toast } from 'radix-ui';
import { useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { classes } from '../theme/classes.ts';
import type { Toasts } from './toasts.ts';
import { useAreaFocus } from './use-area-focus.ts';
import { useSeenToasts } from './use-seen-toasts.ts';

const durationMs = 5000;
/** A swipe of 50 px must close the toast. Radix closes it only beyond its threshold. */
const swipeThreshold = 49.99;

export interface ToasterProps {
  toasts: Toasts;
  /** Name of the area; `{hotkey}` stands for the key that leads there, F8. */
  label: string;
  /** Announced before a toast's own words. */
  toastLabel: string;
  close: string;
}

/**
 * The toast area of a page. A toast closes by itself after 5000 ms, unless the pointer or the focus is in the area or the window
 * is out of sight; on a swipe of 50 px towards the end of the line, on Escape, on its close button. F8 leads into the area, and
 * the focus goes back to where it was when there is nothing more to see.
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
