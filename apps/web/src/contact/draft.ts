import { useSyncExternalStore } from 'react';
import type { ContactMessage } from './contact-message.ts';

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

/** What the visitor has typed. It is in memory only, so that it is there again when the visitor comes back from another page. */
let draft = emptyMessage;

/** The last text of `fillMessage`. */
let filledMessage = '';

const listeners = new Set<() => void>();

const getDraft = () => draft;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the draft of the contact message. */
export const useDraft = (): ContactMessage => useSyncExternalStore(subscribe, getDraft, getDraft);

export function updateDraft(changes: Partial<ContactMessage>) {
  draft = { ...draft, ...changes };
  for (const listener of listeners) listener();
}

/** Fills the message in, in the form or before it is loaded. What the visitor has typed stays. */
export function fillMessage(message: string) {
  if (draft.message.trim() && draft.message !== filledMessage) return;
  filledMessage = message;
  updateDraft({ message });
}
