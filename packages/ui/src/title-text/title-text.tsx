import { Fragment } from 'react';

/** Splits a title after each colon, question mark or exclamation mark that a space follows. */
const getPhrases = (title: string) => title.split(/(?<=[:?!؟]) /);

/** The text of a title. If it does not fit in one line, it breaks between its phrases first: “Live Workshop: / Your First AI Assistant”. */
export function TitleText({ children: title }: { children: string }) {
  const phrases = getPhrases(title);
  if (phrases.length === 1) return title;
  return phrases.map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: phrases can be equal, and their order never changes.
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="vt-title-text__phrase">{phrase}</span>
    </Fragment>
  ));
}
