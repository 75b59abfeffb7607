// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PrefixContext } from '../../shared/hooks/use-localized-path.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LanguageSwitcher, LanguageSwitchProvider, useIsSwitchingLanguage } from './index.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function SwitchState() {
  return <p>{useIsSwitchingLanguage() ? 'Switching' : 'Idle'}</p>;
}

it('shows that it switches the language, and lets the browser paint before it navigates', async () => {
  let finishPaint = () => {};
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => (finishPaint = resolve)) });
  let barRenderCount = 0;
  function Bar() {
    barRenderCount++;
    return <LanguageSwitcher />;
  }
  const { router } = await renderPage(
    <PrefixContext value="en">
      <LanguageSwitchProvider>
        <Bar />
        <SwitchState />
      </LanguageSwitchProvider>
    </PrefixContext>,
    { history: ['/en/shop'] },
  );
  const initialRenderCount = barRenderCount;
  await act(async () => void fireEvent.click(screen.getByText('Français')));
  expect(screen.getByText('Switching')).toBeDefined();
  expect(barRenderCount).toBe(initialRenderCount);
  expect(router.state.location.pathname).toBe('/en/shop');

  await act(async () => finishPaint());
  expect(router.state.location.pathname).toBe('/fr/shop');
  expect(screen.getByText('Idle')).toBeDefined();
});
