// Makes axe report only violations. Its complete report of every story has 60 MB. Storybook loads this file in tests only.
import type { Preview } from '@storybook/react-vite';

export const parameters: Preview['parameters'] = { a11y: { options: { reporter: 'no-passes' } } };
