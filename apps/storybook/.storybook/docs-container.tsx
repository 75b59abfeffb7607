import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Fragment, type PropsWithChildren, useLayoutEffect } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyToDocument } from './document-settings.ts';
import { getTheme } from './theme.ts';

const toolbarGlobals = ['language', 'direction', 'appearance', 'motion'];

/** The container of every documentation page. It applies the toolbar settings to the page and to the stories in iframes. */
export function ToolbarDocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const globals: Record<string, unknown> = event?.userGlobals ?? event?.globals ?? {};

  // The text of a documentation page is in English. Its stories are in the selected language.
  useLayoutEffect(() => applyToDocument({ lang: 'en', dir: 'ltr', globals }));

  // Storybook adds the id of a story to this URL for the `src` of its iframe, and for the link that opens it in a new tab.
  const settings = toolbarGlobals.map((name) => `${name}:${globals[name]}`).join(';');
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${settings}` });

  return (
    <DocsContainer {...props} theme={getTheme(globals.appearance)}>
      {/* Storybook never changes the URL of an existing iframe, so a change of the settings recreates the page. */}
      <Fragment key={settings}>{children}</Fragment>
    </DocsContainer>
  );
}
