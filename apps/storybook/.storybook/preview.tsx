import type { Preview } from '@storybook/react-vite';
import { direction, isLanguage, languageNames, languages } from '@vitrine/i18n';
import { VitrineTheme } from '@vitrine/ui';
import { configure } from 'storybook/test';
import '@vitrine/ui/styles.css';
import { failOnConsoleMessages, failOnUntranslatedText, preventLinkNavigation } from './checks.ts';
import { withImports } from './imports.ts';
import { showPseudoText } from './pseudo.ts';
import { storybookTheme } from './theme.ts';

/** Dialogs and toasts are outside the story's own element. */
const showPseudoTextEverywhere = () => showPseudoText(document.body);

const toolbar = (icon: 'globe' | 'transfer' | 'contrast' | 'lightning', titles: Readonly<Record<string, string>>) => ({
  icon,
  dynamicTitle: true,
  items: Object.entries(titles).map(([value, title]) => ({ value, title })),
});

const preview: Preview = {
  initialGlobals: { language: 'en', direction: 'language', appearance: 'light', motion: 'system' },
  globalTypes: {
    language: {
      description: 'Language of the story and its texts',
      toolbar: toolbar('globe', {
        ...Object.fromEntries(languages.map((language) => [language, languageNames[language]])),
        pseudo: '[Ļööñĝ ţééxţ]',
      }),
    },
    direction: {
      description: 'Writing direction',
      toolbar: toolbar('transfer', {
        language: 'Direction of the language',
        ltr: 'Left to right',
        rtl: 'Right to left',
      }),
    },
    appearance: { description: 'Theme', toolbar: toolbar('contrast', { light: 'Light', dark: 'Dark' }) },
    motion: { description: 'Motion', toolbar: toolbar('lightning', { system: 'Motion', reduced: 'Reduced motion' }) },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: storybookTheme, codePanel: true, toc: true, source: { transform: withImports } },
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
          'Screens',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const language = isLanguage(globals.language) ? globals.language : 'en';
      const dir = globals.direction === 'ltr' || globals.direction === 'rtl' ? globals.direction : direction(language);
      const page = document.documentElement;
      page.lang = language;
      page.dir = dir;
      page.classList.toggle('dark', globals.appearance === 'dark');
      page.dataset.motion = globals.motion;
      return (
        <VitrineTheme direction={dir}>
          <div
            key={globals.language}
            ref={globals.language === 'pseudo' ? showPseudoTextEverywhere : undefined}
            style={{
              padding: parameters.layout === 'padded' ? '2rem' : undefined,
              // A documentation page has a background of its own.
              background: viewMode === 'docs' ? 'var(--vt-ground)' : undefined,
            }}
          >
            <Story />
          </div>
        </VitrineTheme>
      );
    },
  ],
  beforeAll: () => {
    // Dispatches events directly, as a browser does: Storybook's wrapper does not wait for lazy components.
    configure({ eventWrapper: (event) => event(), asyncUtilTimeout: 15_000 });
  },
  beforeEach: () => {
    const checkConsole = failOnConsoleMessages();
    const releaseLinks = preventLinkNavigation();
    return () => {
      releaseLinks();
      checkConsole();
    };
  },
  afterEach: ({ globals, title }) => {
    if (globals.language === 'ar' && !title.startsWith('Screens/')) failOnUntranslatedText();
  },
};

export default preview;
