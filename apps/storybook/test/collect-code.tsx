// Adds the code that each story shows on its documentation page to the report of its test. Storybook loads this file in tests only.
import type { Decorator, Preview } from '@storybook/react-vite';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { addons } from 'storybook/preview-api';

/** Storybook generates no code for stories in tests, which it calls portable stories. */
export const decorators: Decorator[] = [
  (Story, { parameters }) => {
    parameters.__isPortableStory = false;
    return <Story />;
  },
];

const codes = new Map<string, string>();

export const beforeEach: Preview['beforeEach'] = () => {
  const channel = addons.getChannel();
  const remember = ({ id, source }: { id: string; source: string }) => codes.set(id, source);
  channel.on(SNIPPET_RENDERED, remember);
  return () => channel.off(SNIPPET_RENDERED, remember);
};

export const afterEach: Preview['afterEach'] = ({ id, parameters, tags, reporting }) => {
  const { source, canvas } = parameters.docs ?? {};
  if (!tags.includes('autodocs') || canvas?.sourceState === 'none') return;
  reporting.addReport({ type: 'code', version: 1, status: 'passed', result: source?.code ?? codes.get(id) });
};
