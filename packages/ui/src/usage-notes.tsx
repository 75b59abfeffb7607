import { RichText } from './rich-text/rich-text.tsx';

interface UsageNotesProps {
  doThis: readonly string[];
  notThat: readonly string[];
}

const list = (title: string, notes: readonly string[]) =>
  `<h2>${title}</h2><ul>${notes.map((note) => `<li>${note}</li>`).join('')}</ul>`;

/** How a component is meant to be used, as the last of its stories. */
export function UsageNotes({ doThis, notThat }: UsageNotesProps) {
  return (
    <main style={{ padding: '2rem' }}>
      <RichText html={list('Do', doThis) + list('Don’t', notThat)} />
    </main>
  );
}
