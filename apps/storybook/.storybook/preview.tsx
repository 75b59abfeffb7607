import type { Preview } from '@storybook/react-vite';
import { direction, isLanguage, languageNames, languages } from '@vitrine/i18n';
import { VitrineTheme } from '@vitrine/ui';
import { configure } from 'storybook/test';
import '@vitrine/ui/styles.css';
import { makeArgTypesReadable } from './arg-types.ts';
import { failOnUntranslatedText, preventLinkNavigation, recordConsoleMessages } from './checks.ts';
import { ToolbarDocsContainer } from './docs-container.tsx';
import { DocsPage, frameName } from './docs-page.tsx';
import { applyToDocument } from './document-settings.ts';
import { showPseudoText } from './pseudo.ts';
import { completeCode } from './source-code.ts';
import { systemAppearance } from './theme.ts';

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
  initialGlobals: { language: 'en', direction: 'language', appearance: systemAppearance, motion: 'system' },
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
    docs: {
      container: ToolbarDocsContainer,
      page: DocsPage,
      codePanel: true,
      toc: { headingSelector: 'h2, h3' },
      // A frame renders the story of the page in another language or theme. It must not replace the code of the page.
      source: { transform: completeCode, type: window.name === frameName ? 'code' : 'auto' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Changelog',
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
  argTypesEnhancers: [makeArgTypesReadable],
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      const language = isLanguage(globals.language) ? globals.language : 'en';
      const dir = globals.direction === 'ltr' || globals.direction === 'rtl' ? globals.direction : direction(language);
      const isDocsPage = viewMode === 'docs';
      if (!isDocsPage) applyToDocument({ lang: language, dir, globals });
      return (
        <div lang={isDocsPage ? language : undefined}>
          <VitrineTheme direction={dir}>
            <div
              // A component reads its default value only once, so a change of its control renders it again.
              key={`${globals.language} ${args.defaultValue}`}
              ref={globals.language === 'pseudo' ? showPseudoTextInBody : undefined}
              style={{
                padding: parameters.layout === 'padded' ? '2rem' : undefined,
                // On documentation pages, Storybook sets another background.
                background: isDocsPage ? 'var(--vt-background)' : undefined,
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
    // Storybook's wrapper dispatches events in `act`, which does not wait for lazy components. This wrapper only dispatches them.
    configure({ eventWrapper: (event) => event(), asyncUtilTimeout: 15_000 });
  },
  beforeEach: () => {
    const assertNoConsoleMessages = recordConsoleMessages();
    const allowLinkNavigation = preventLinkNavigation();
    return () => {
      allowLinkNavigation();
      assertNoConsoleMessages();
    };
  },
  afterEach: ({ globals, viewMode }) => {
    // On a documentation page, the text around the story is English.
    if (globals.language === 'ar' && viewMode !== 'docs') failOnUntranslatedText();
  },
};

export default preview;
