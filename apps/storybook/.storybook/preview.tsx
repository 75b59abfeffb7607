import type { Preview } from '@storybook/react-vite';
import { direction, isLanguage, languageNames, languages } from '@vitrine/i18n';
import { VitrineTheme } from '@vitrine/ui';
import { isValidElement } from 'react';
import { configure } from 'storybook/test';
import '@vitrine/ui/styles.css';
import { failOnConsoleMessages, failOnUntranslatedText, preventLinkNavigation } from './checks.ts';
import { addImports } from './imports.ts';
import { showPseudoText } from './pseudo.ts';
import { storybookTheme } from './theme.ts';

/** Converts the whole body, because dialogs and toasts are outside the element of the story. */
const showPseudoTextInBody = () => showPseudoText(document.body);

const createToolbarMenu = (
  icon: 'globe' | 'transfer' | 'contrast' | 'lightning',
  titles: Readonly<Record<string, string>>,
) => ({
  icon,
  dynamicTitle: true,
  items: Object.entries(titles).map(([value, title]) => ({ value, title })),
});

const preview: Preview = {
  initialGlobals: { language: 'en', direction: 'language', appearance: 'light', motion: 'system' },
  globalTypes: {
    language: {
      description: 'Language of the story',
      toolbar: createToolbarMenu('globe', {
        ...Object.fromEntries(languages.map((language) => [language, languageNames[language]])),
        pseudo: '[Ļööñĝ ţééxţ]',
      }),
    },
    direction: {
      description: 'Writing direction',
      toolbar: createToolbarMenu('transfer', {
        language: 'Direction of the language',
        ltr: 'Left to right',
        rtl: 'Right to left',
      }),
    },
    appearance: { description: 'Theme', toolbar: createToolbarMenu('contrast', { light: 'Light', dark: 'Dark' }) },
    motion: {
      description: 'Motion',
      toolbar: createToolbarMenu('lightning', { system: 'Motion', reduced: 'Reduced motion' }),
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: storybookTheme, codePanel: true, toc: true, source: { transform: addImports } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Color', 'Type', 'Space', 'Breakpoints', 'Motion', 'Icons', 'Illustrations', 'Voice', 'Toolbar'],
          'Basics',
          'Layout',
          'Landing',
          'Shop',
          'Product',
          'Cart',
          'Blog',
          'Pages',
        ],
      },
    },
  },
  argTypesEnhancers: [
    // Elements and refs have no control: a control would list the internal properties of the object.
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          name === 'ref' || isValidElement(initialArgs[name]) ? { ...argType, control: false as const } : argType,
        ]),
      ),
  ],
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const language = isLanguage(globals.language) ? globals.language : 'en';
      const dir = globals.direction === 'ltr' || globals.direction === 'rtl' ? globals.direction : direction(language);
      // The text of a documentation page is in English. Its stories are in the selected language.
      const isDocsPage = viewMode === 'docs';
      const root = document.documentElement;
      root.lang = isDocsPage ? 'en' : language;
      root.dir = isDocsPage ? 'ltr' : dir;
      root.classList.toggle('dark', globals.appearance === 'dark');
      root.dataset.motion = globals.motion;
      return (
        <div lang={isDocsPage ? language : undefined}>
          <VitrineTheme direction={dir}>
            <div
              key={globals.language}
              ref={globals.language === 'pseudo' ? showPseudoTextInBody : undefined}
              style={{
                padding: parameters.layout === 'padded' ? '2rem' : undefined,
                // On documentation pages, Storybook sets another background.
                background: isDocsPage ? 'var(--vt-ground)' : undefined,
              }}
            >
              <Story />
            </div>
          </VitrineTheme>
        </div>
      );
    },
  ],
  beforeAll: () => {
    // Dispatches events without Storybook's wrapper, which does not wait for lazy components.
    configure({ eventWrapper: (event) => event(), asyncUtilTimeout: 15_000 });
  },
  beforeEach: () => {
    const throwOnConsoleMessages = failOnConsoleMessages();
    const allowLinkNavigation = preventLinkNavigation();
    return () => {
      allowLinkNavigation();
      throwOnConsoleMessages();
    };
  },
  afterEach: ({ globals, viewMode }) => {
    // On a documentation page, the text around the story is English.
    if (globals.language === 'ar' && viewMode !== 'docs') failOnUntranslatedText();
  },
};

export default preview;
