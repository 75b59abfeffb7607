import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProductIds } from '@vitrine/i18n';
import { Pane, PaneGrid, Picture } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { Foundation } from './foundation.tsx';

const illustrations: Readonly<Record<string, readonly string[]>> = {
  'Local products': localProductIds.map((id) => `products/${id}.svg`),
  'Inside the local products': [
    '1-contents',
    '1-spread',
    '1-spreadsheet',
    '2-report',
    '2-campaign',
    '2-templates',
    '3-player',
    '3-notebook',
    '4-contents',
    '4-spread',
    '4-plan',
    '5-filing',
    '5-minutes',
    '5-timesheet',
    '6-player',
    '6-exercise',
  ].map((name) => `products/${name}.svg`),
  People: ['claire-morvan', 'ines-delaunay', 'julien-ferrand', 'leila-haddad', 'thomas-belkacem'].map(
    (name) => `people/${name}.svg`,
  ),
  'Store products': [
    'brand-voice-kit',
    'brand-voice-kit-guide',
    'brand-voice-kit-workbook',
    'dashboard-templates',
    'dashboard-templates-excel',
    'dashboard-templates-looker',
    'dashboard-templates-powerbi',
    'live-workshop',
    'live-workshop-assistant',
    'live-workshop-dates',
    'prompt-library',
    'prompt-library-example',
    'prompt-library-updates',
    'site-audit',
    'site-audit-report',
    'site-audit-speed',
    'starter-checklist',
    'starter-checklist-pages',
    'strategy-session',
    'strategy-session-conversation',
    'strategy-session-summary',
    'tunis-masterclass',
    'tunis-masterclass-pages',
    'tunis-masterclass-video',
  ].map((name) => `products/${name}.svg`),
  Services: ['ai-consulting', 'ai-development', 'marketing-learning'].map((name) => `services-${name}.svg`),
  Posts: ['fully-booked-team', 'last-advertising-euro', 'price-of-mistakes', 'sell-before-recording'].map(
    (name) => `posts/${name}.svg`,
  ),
  'Hero and states': [
    'hero.svg',
    'window.svg',
    'placeholder.svg',
    'empty-cart.svg',
    'empty-posts.svg',
    'not-found.svg',
    'success.svg',
  ],
};

const meta = {
  title: 'Foundations/Illustrations',
  render: () => (
    <Foundation intro="Illustrations are flat shapes in the kit’s colors. They contain no text, so all languages use the same file.">
      {Object.entries(illustrations).map(([name, files]) => (
        <section key={name}>
          <h2>{name}</h2>
          <PaneGrid>
            {files.map((file) => (
              <Pane key={file}>
                <figure>
                  <Picture image={{ src: `/art/${file}` }} priority />
                  <figcaption className="foundation__caption">{file}</figcaption>
                </figure>
              </Pane>
            ))}
          </PaneGrid>
        </section>
      ))}
    </Foundation>
  ),
} satisfies Meta;

export default meta;

export const Illustrations: StoryObj = {
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images.map((image) => image.getAttribute('src'))).toEqual(
      Object.values(illustrations).flatMap((files) => files.map((file) => `/art/${file}`)),
    );
    for (const image of images) await waitFor(() => expect(image.naturalWidth, image.src).toBeGreaterThan(0));
  },
};
