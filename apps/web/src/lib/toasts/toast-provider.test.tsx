// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
// The provider imports it dynamically. Imported here, it needs no time in a test.
import '../../overlays.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ToastProvider, useToast } from './toast-provider.tsx';

afterEach(cleanup);

function SaveButton() {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => showToast({ title: 'Saved' })}>
      Save
    </button>
  );
}

const renderSaveButton = () =>
  renderPage(
    <ToastProvider>
      <SaveButton />
    </ToastProvider>,
    { language: 'fr' },
  );

describe('useToast', () => {
  it('shows a toast in the notification area, which is labeled in the language of the page', async () => {
    await renderSaveButton();
    await screen.findByRole('region', { name: /^Notifications \(F8\)/ });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByText('Saved')).closest('section, [role="region"]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Fermer la notification' })).toBeDefined();
  });

  it('shows a toast that was requested before the notification area was loaded', async () => {
    await renderSaveButton();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeDefined();
  });
});
