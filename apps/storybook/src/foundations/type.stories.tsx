import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComputedValues, Foundation, TokenButton } from './foundation.tsx';
import { lightTokens, type Token } from './tokens.ts';

const textStyles: readonly (readonly [size: Token, font: Token, lineHeight: string, use: string])[] = [
  ['--vt-title-1', '--vt-font-display', 'var(--vt-title-tight)', 'Title of a page'],
  ['--vt-title-2', '--vt-font-display', 'var(--vt-title-snug)', 'Title of a section'],
  ['--vt-title-3', '--vt-font-display', 'var(--vt-title-snug)', 'Title of a card'],
  ['--vt-title-4', '--vt-font-display', 'var(--vt-title-snug)', 'Title in a list'],
  ['--vt-lead', '--vt-font-text', 'var(--default-line-height)', 'Subtitle of a page or a section'],
  ['--vt-body', '--vt-font-text', 'var(--default-line-height)', 'Body text'],
  ['--vt-small', '--vt-font-text', 'var(--default-line-height)', 'Text in cards and controls'],
  ['--vt-fine', '--vt-font-text', 'var(--default-line-height)', 'Dates, badges, small print'],
];

const samples: Readonly<Record<string, string>> = {
  en: 'See it work before you pay for it',
  es: 'Vea los resultados de la IA antes de pagar',
  pt: 'Veja os resultados da IA antes de pagar',
  fr: 'Avant de payer, voyez ce que l’IA vous rapporte',
  de: 'Erst sehen, dann bezahlen',
  ar: 'شاهد النتيجة قبل أن تدفع',
};

const computedProperties = ['font-size', 'line-height', 'font-weight'];

/** Waits for the fonts that the page requests and returns their families. */
const getLoadedFontFamilies = async () => {
  await document.fonts.ready;
  return [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
};

const meta = {
  title: 'Foundations/Type',
  render: (_args, { globals }) => (
    <Foundation intro="Each script has two fonts: Fraunces and Hanken Grotesk for Latin, El Messiri and Readex Pro for Arabic. The sizes of large text grow with the viewport between a minimum and a maximum. The values below apply to the current size of this window. To see the other script, switch the language in the toolbar.">
      {textStyles.map(([size, font, lineHeight, use]) => (
        <div key={size} className="foundation__row">
          <ComputedValues key={globals.language} properties={computedProperties}>
            <p
              lang={globals.language}
              dir={globals.language === 'ar' ? 'rtl' : 'ltr'}
              style={{ fontFamily: `var(${font})`, fontSize: `var(${size})`, lineHeight }}
            >
              {samples[globals.language] ?? samples.en}
            </p>
          </ComputedValues>
          <TokenButton name={size} />
          <p className="foundation__caption">
            {lightTokens[size]}. {use}.
          </p>
        </div>
      ))}
    </Foundation>
  ),
} satisfies Meta;

export default meta;

export const Type: StoryObj = {
  play: async ({ globals }) => {
    const fonts =
      globals.language === 'ar' ? ['Vitrine Arabic Display', 'Vitrine Arabic'] : ['Vitrine Display', 'Vitrine Text'];
    await expect(await getLoadedFontFamilies()).toEqual(expect.arrayContaining(fonts));
  },
};
