// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const source = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

describe('Picture', () => {
  it.each([null, undefined, ''])('shows the placeholder where there is no picture: %o [9.image.1]', (src) => {
    const { container } = render(<Picture src={src} placeholder="/placeholder.svg" />);
    expect(source(container)).toBe('/placeholder.svg');
  });

  it('shows the placeholder if the picture fails to load', () => {
    const { container } = render(<Picture src="/gone.png" placeholder="/placeholder.svg" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(source(container)).toBe('/placeholder.svg');
  });

  it('loads a new picture after one that failed', () => {
    const { container, rerender } = render(<Picture src="/gone.png" placeholder="/placeholder.svg" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    rerender(<Picture src="/there.png" placeholder="/placeholder.svg" />);
    expect(source(container)).toBe('/there.png');
  });

  it('renders an empty pane without picture and placeholder', () => {
    const { container } = render(<Picture src={null} />);
    expect(container.querySelector('img')).toBeNull();
  });
});
