import { useSyncExternalStore } from 'react';
import { setHasDraft } from '../lib/errors/reload.ts';
import type { ContactMessage } from './contact-message.ts';

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

/** What the visitor has typed. It is outside the form, so that it survives a visit to another page. A reload clears it. */
let draft = emptyMessage;

/** The last text that a link has filled in. The next link may replace it, unless the visitor has changed it. */
let lastFilledMessage = '';

const listeners = new Set<() => void>();

export const getDraft = (): ContactMessage => draft;
const getServerDraft = () => emptyMessage;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the draft of the contact message, during hydration an empty one. */
export const useDraft = (): ContactMessage => useSyncExternalStore(subscribe, getDraft, getServerDraft);

const hasTypedMessage = () => draft.message.trim() !== '' && draft.message !== lastFilledMessage;

export function updateDraft(changes: Partial<ContactMessage>) {
  draft = { ...draft, ...changes };
  setHasDraft(draft.name !== '' || draft.email !== '' || hasTypedMessage());
  for (const listener of listeners) listener();
}

/** Fills the message in, also before the form is rendered. What the visitor has typed stays. */
export function fillMessage(message: string) {
  if (hasTypedMessage()) return;
  lastFilledMessage = message;
  updateDraft({ message });
}
