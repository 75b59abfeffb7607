import type { Preview } from '@storybook/react-vite';
import { direction, isLanguage, languageNames, languages } from '@vitrine/i18n';
import { VitrineTheme } from '@vitrine/ui';
import { configure } from 'storybook/test';
import '@vitrine/ui/styles.css';
import { failOnConsoleMessages } from './console.ts';
import { keepLinksHere } from './links.ts';
import { speakPseudo } from './pseudo-language.ts';

/** Dialogs and toasts lie outside the story's own element. */
const speakPseudoEverywhere = () => speakPseudo(document.body);

const preview: Preview = {
  initialGlobals: { language: 'en', appearance: 'light', motion: 'system' },
  globalTypes: {
    language: {
      description: 'Language of the page, and with it the writing direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...languages.map((language) => ({ value: language, title: languageNames[language] })),
          { value: 'pseudo', title: '[Ļööñĝ ţééxţ]' },
        ],
      },
    },
    appearance: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    motion: {
      description: 'Motion as the system wants it, or reduced',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Foundations', 'Frame', 'Basics', 'Landing', 'Shop', 'Product', 'Cart', 'Blog', 'Screens'] },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const language = isLanguage(globals.language) ? globals.language : 'en';
      const page = document.documentElement;
      page.lang = language;
      page.dir = direction(language);
      page.classList.toggle('dark', globals.appearance === 'dark');
      page.dataset.motion = globals.motion;
      return (
        <VitrineTheme direction={direction(language)}>
          <div
            key={globals.language}
            ref={globals.language === 'pseudo' ? speakPseudoEverywhere : undefined}
            style={parameters.layout === 'padded' ? { padding: '2rem' } : undefined}
          >
            <Story />
          </div>
        </VitrineTheme>
      );
    },
  ],
  beforeAll: () => {
    // Events reach React as in a visitor's browser. Storybook's own wrapper waits for nothing that a screen loads only when it is asked for.
    configure({ eventWrapper: (event) => event(), asyncUtilTimeout: 5000 });
  },
  beforeEach: () => {
    const checkConsole = failOnConsoleMessages();
    const releaseLinks = keepLinksHere();
    return () => {
      releaseLinks();
      checkConsole();
    };
  },
};

export default preview;
