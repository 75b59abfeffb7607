import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TitleText } from './title-text.tsx';

const render = (title: string) => renderToStaticMarkup(<TitleText>{title}</TitleText>);
const phrase = (text: string) => `<span class="vt-title-text__phrase">${text}</span>`;

it('splits a title after a colon and a question mark, and keeps the space between the phrases', () => {
  expect(render('Live Workshop: Your First AI Assistant')).toBe(
    `${phrase('Live Workshop:')} ${phrase('Your First AI Assistant')}`,
  );
  expect(render('Is the AI accurate\u00a0? Price its mistakes')).toBe(
    `${phrase('Is the AI accurate\u00a0?')} ${phrase('Price its mistakes')}`,
  );
});

it('does not split a title within a time, at its end, or without punctuation', () => {
  for (const title of ['From 14:00 on', 'لماذا يتأخر الفريق؟', 'The Blog']) expect(render(title)).toBe(title);
});
