import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { getTheme, systemAppearance } from './theme.ts';

addons.setConfig({
  theme: getTheme(systemAppearance),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // The stories of the foundations have no args, so the controls panel would be empty.
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith('foundations-'),
  },
});

interface GlobalsEvent {
  globals: Record<string, unknown>;
  /** The settings of the toolbar, without those that the story sets itself. */
  userGlobals?: Record<string, unknown>;
}

addons.register('vitrine/theme', (api) => {
  const applyAppearance = ({ globals, userGlobals = globals }: GlobalsEvent) =>
    api.setOptions({ theme: getTheme(userGlobals.appearance) });
  api.on(SET_GLOBALS, applyAppearance);
  api.on(GLOBALS_UPDATED, applyAppearance);
});
