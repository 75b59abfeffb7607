// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import { createTextHooks } from './create-text-hooks.tsx';

const texts = {
  en: { greeting: 'Hello {{name}}' },
  fr: { greeting: 'Bonjour {{name}}' },
} as const;

type Resources = { home: (typeof texts)['en'] };

function setUp(load: (language: 'en' | 'fr') => Promise<object> = async (language) => texts[language]) {
  const store = createTexts<Resources, 'en' | 'fr'>({ load });
  const { TextsProvider, useLanguage, useTexts } = createTextHooks(store);
  const Greeting = () => {
    const t = useTexts('home');
    return <p lang={useLanguage()}>{t('greeting', { name: 'Ada' })}</p>;
  };
  return { store, TextsProvider, Greeting };
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>It failed</p> : this.props.children);
}

afterEach(cleanup);

describe('the hooks of a text store', () => {
  it('shows two languages in one process at the same time', async () => {
    const { store, TextsProvider, Greeting } = setUp();
    await Promise.all([store.load('en', ['home']), store.load('fr', ['home'])]);
    const page = (language: 'en' | 'fr') =>
      renderToString(
        <TextsProvider language={language}>
          <Greeting />
        </TextsProvider>,
      );
    expect([page('fr'), page('en'), page('fr')]).toEqual([
      '<p lang="fr">Bonjour Ada</p>',
      '<p lang="en">Hello Ada</p>',
      '<p lang="fr">Bonjour Ada</p>',
    ]);
  });

  it('waits for texts that nobody has loaded', async () => {
    const { TextsProvider, Greeting } = setUp();
    await act(async () => {
      render(
        <Suspense fallback="waiting">
          <TextsProvider language="fr">
            <Greeting />
          </TextsProvider>
        </Suspense>,
      );
    });
    expect(screen.getByText('Bonjour Ada').lang).toBe('fr');
  });

  it('throws the error of a failed load once, and shows the texts after they were loaded again', async () => {
    const load = vi.fn(async (language: 'en' | 'fr'): Promise<object> => texts[language]);
    load.mockRejectedValueOnce(new Error('offline'));
    const { store, TextsProvider, Greeting } = setUp(load);
    const page = (key: string) => (
      <Boundary key={key}>
        <Suspense fallback="waiting">
          <TextsProvider language="fr">
            <Greeting />
          </TextsProvider>
        </Suspense>
      </Boundary>
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = await act(async () => render(page('first')));
    expect(screen.getByText('It failed')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
    await store.load('fr', ['home']);
    rerender(page('second'));
    expect(screen.getByText('Bonjour Ada')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('says in plain words that a provider is missing', () => {
    const { Greeting } = setUp();
    expect(() => renderToString(<Greeting />)).toThrow('Put <TextsProvider language="…"> around the tree.');
  });
});
