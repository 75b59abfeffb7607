import { addons } from 'storybook/manager-api';
import { storybookTheme } from './theme.ts';

addons.setConfig({
  theme: storybookTheme,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // The foundations have no arguments, so that the panel of the controls would be empty.
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith('foundations-'),
  },
});
