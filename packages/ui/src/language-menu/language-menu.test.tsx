// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageMenu } from './language-menu.tsx';

afterEach(cleanup);

const items = [
  { code: 'en', name: 'English', href: '/en/shop', flag: null },
  { code: 'ar', name: 'العربية', href: '/ar/shop', flag: null },
];

describe('LanguageMenu', () => {
  it('links to the page in every language, with the name in that language', () => {
    render(<LanguageMenu label="Language" items={items} value="en" />);
    const arabicLink = screen.getByText('العربية');
    expect(arabicLink.getAttribute('href')).toBe('/ar/shop');
    expect(arabicLink.getAttribute('hreflang')).toBe('ar');
    expect(arabicLink.getAttribute('lang')).toBe('ar');
  });

  it('marks the current language and includes it in the name of the button', () => {
    render(<LanguageMenu label="Language" items={items} value="en" />);
    expect(screen.getByRole('button', { name: 'Language: English' })).toBeDefined();
    expect(screen.getAllByText('English').map((name) => name.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('calls onValueChange with the language, and does not navigate if onValueChange prevents the default', () => {
    const onValueChange = vi.fn((_code: string, event: { preventDefault: () => void }) => event.preventDefault());
    render(<LanguageMenu label="Language" items={items} value="en" onValueChange={onValueChange} />);
    const isDefaultAllowed = fireEvent.click(screen.getByText('العربية'));
    expect(onValueChange.mock.calls[0]?.[0]).toBe('ar');
    expect(isDefaultAllowed).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %j to the browser',
    (modifier) => {
      const onValueChange = vi.fn();
      render(<LanguageMenu label="Language" items={items} value="en" onValueChange={onValueChange} />);
      expect(fireEvent.click(screen.getByText('العربية'), modifier)).toBe(true);
      expect(onValueChange).not.toHaveBeenCalled();
    },
  );
});
