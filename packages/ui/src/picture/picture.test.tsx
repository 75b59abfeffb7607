// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const getRenderedSource = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

describe('Picture', () => {
  it.each([null, undefined, ''])('shows the placeholder when src is %o [9.image.1]', (src) => {
    const { container } = render(<Picture src={src} placeholder="/placeholder.svg" />);
    expect(getRenderedSource(container)).toBe('/placeholder.svg');
  });

  it('shows the placeholder after the picture has failed to load', () => {
    const { container } = render(<Picture src="/missing.png" placeholder="/placeholder.svg" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(getRenderedSource(container)).toBe('/placeholder.svg');
  });

  it('calls onError, and shows the placeholder', () => {
    const onError = vi.fn();
    const { container } = render(<Picture src="/missing.png" placeholder="/placeholder.svg" onError={onError} />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(onError).toHaveBeenCalledOnce();
    expect(getRenderedSource(container)).toBe('/placeholder.svg');
  });

  it('keeps the placeholder after it has failed to load, too', () => {
    const { container } = render(<Picture src="/missing.png" placeholder="/missing.svg" />);
    const image = container.querySelector('img') as HTMLImageElement;
    fireEvent.error(image);
    fireEvent.error(image);
    expect(getRenderedSource(container)).toBe('/missing.svg');
  });

  it('loads a new src after the previous one has failed', () => {
    const { container, rerender } = render(<Picture src="/missing.png" placeholder="/placeholder.svg" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    rerender(<Picture src="/existing.png" placeholder="/placeholder.svg" />);
    expect(getRenderedSource(container)).toBe('/existing.png');
  });

  it('renders no image without src and placeholder', () => {
    const { container } = render(<Picture src={null} />);
    expect(container.querySelector('img')).toBeNull();
  });
});
