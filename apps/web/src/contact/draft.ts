import type { ContactMessage } from './contact-message.ts';

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

/** What the visitor has typed. It is in memory only, so that it is there again when the visitor comes back from another page. */
let draft = emptyMessage;

/** The last text of `fillMessage`. */
let filledMessage = '';

const listeners = new Set<(draft: ContactMessage) => void>();

export const getDraft = () => draft;

export function saveDraft(values: ContactMessage) {
  draft = values;
}

/** Fills the message in, in the form or before it is loaded. What the visitor has typed stays. */
export function fillMessage(message: string) {
  if (draft.message.trim() && draft.message !== filledMessage) return;
  filledMessage = message;
  draft = { ...draft, message };
  for (const listener of listeners) listener(draft);
}

/** Calls the listener with the draft after `fillMessage`. Returns a function that ends the subscription. */
export function subscribeToDraft(listener: (draft: ContactMessage) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
