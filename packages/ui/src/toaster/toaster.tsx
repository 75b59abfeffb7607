'use client';

import { Theme } from '@radix-ui/themes';
import { Direction, Portal, Toast } from 'radix-ui';
import { type ComponentProps, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import type { Toast as ToastState, Toasts } from './toasts.ts';
import { useToastAreaFocus } from './use-toast-area-focus.ts';

const durationMs = 5000;
/** The key that moves the focus to the toasts. */
const hotkey = ['F8'];
const noHotkey: string[] = [];

/** A swipe of 50 px must close the toast, but Radix only closes it above the threshold. */
const swipeThresholdPx = 49.99;

/**
 * Stops an Escape that closes a toast, because the page below may close on Escape as well, such as a `LegalView`. Radix calls this in the
 * capture phase, and again in the bubbling phase if the focus is in a toast, which closes only then.
 */
function stopEscape(event: KeyboardEvent) {
  const isFocusInToast = event.target instanceof Element && event.target.closest('.vt-toast');
  if (!isFocusInToast || event.eventPhase === Event.BUBBLING_PHASE) event.stopPropagation();
}

const getIsPageHidden = () => document.hidden;

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Returns the toasts to render. A toast that is added while the page is hidden is shown for its full duration once the page is visible. */
function useVisibleToasts({ subscribe, getSnapshot }: Toasts): readonly ToastState[] {
  const currentToasts = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const isPageHidden = useSyncExternalStore(subscribeToVisibility, getIsPageHidden, () => false);
  const [lastVisibleToasts, setLastVisibleToasts] = useState(currentToasts);
  if (isPageHidden) return lastVisibleToasts;
  if (lastVisibleToasts !== currentToasts) setLastVisibleToasts(currentToasts);
  return currentToasts;
}

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The result of `createToasts()`. The area shows the toasts that are passed to its `show`. */
  toasts: Toasts;
  /** Accessible name of the area; `{hotkey}` is replaced with F8, the key that moves the focus there. */
  label: string;
  /** `toast` is announced before the text of a toast, `close` is the accessible name of the close button. */
  labels: { toast: string; close: string };
}

/**
 * The toast area of a page, at the top center of the window. While a `CartDrawer` is open in a window that is
 * at least 30rem high, it is above the footer of the drawer.
 *
 * A toast closes after 5000 ms, on a swipe of 50 px towards the inline end, on Escape, and on its close button. The timer pauses while the
 * pointer or the focus is in the area, and while the window is not focused. F8 moves the focus into the area, if it has a toast. When the
 * last toast closes while the focus is in the area, the focus returns to the element that had it before.
 */
export function Toaster({ toasts, label, labels, className, ...rest }: ToasterProps) {
  const toastsToRender = useVisibleToasts(toasts);
  const areaRef = useRef<HTMLDivElement>(null);
  const hasOpenToast = toastsToRender.some(({ open }) => open);
  useToastAreaFocus(areaRef, hasOpenToast);
  // The style sheet anchors the area to the footer of an open drawer, and an anchor has to come before the element that is anchored to it.
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (hasOpenToast && area?.nextElementSibling) area.parentElement?.append(area);
  }, [hasOpenToast]);
  const direction = Direction.useDirection();
  return (
    <Toast.Provider
      duration={durationMs}
      swipeThreshold={swipeThresholdPx}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      label={labels.toast}
    >
      {toastsToRender.map(({ id, open, title, description, tone = 'plain' }) => (
        <Toast.Root
          key={id}
          open={open}
          onEscapeKeyDown={stopEscape}
          onOpenChange={(isOpen) => !isOpen && toasts.dismiss(id)}
          className={joinClasses('vt-toast', `vt-toast--${tone}`)}
        >
          <div>
            <Toast.Title className="vt-toast__title">{title}</Toast.Title>
            {description && <Toast.Description className="vt-toast__description">{description}</Toast.Description>}
          </div>
          <Toast.Close asChild>
            <IconButton label={labels.close}>
              <CloseIcon />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      ))}
      {/*
        The toasts are outside the root `Theme`, because it is a stacking context below the dialogs. `aria-live` keeps the toasts in the
        accessibility tree: an open dialog hides all other elements except those with this attribute.
      */}
      <Portal.Root asChild>
        <Theme ref={areaRef} aria-live="off">
          <Toast.Viewport
            className={joinClasses('vt-toast-area', className)}
            {...rest}
            // Without a toast, the key would move the focus to an empty list.
            hotkey={hasOpenToast ? hotkey : noHotkey}
            label={label.replace('{hotkey}', hotkey.join('+'))}
          />
        </Theme>
      </Portal.Root>
    </Toast.Provider>
  );
}
