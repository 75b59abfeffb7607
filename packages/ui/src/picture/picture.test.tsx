// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImageProvider } from './image-provider.tsx';
import { Picture } from './picture.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Placeholder = ({ src, children }: { src: string; children: ReactNode }) => (
  <ImageProvider placeholder={src}>{children}</ImageProvider>
);

const getRenderedSource = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

describe('Picture', () => {
  it.each([null, undefined, ''])('shows the placeholder when src is %o', { tags: ['9.image.1'] }, (src) => {
    const { container } = render(
      <Placeholder src="/placeholder.svg">
        <Picture image={{ src }} />
      </Placeholder>,
    );
    expect(getRenderedSource(container)).toBe('/placeholder.svg');
  });

  it('shows the placeholder after the picture has failed to load', () => {
    const { container } = render(
      <Placeholder src="/placeholder.svg">
        <Picture image={{ src: '/missing.png' }} />
      </Placeholder>,
    );
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(getRenderedSource(container)).toBe('/placeholder.svg');
  });

  it('calls onError, and shows the placeholder', () => {
    const onError = vi.fn();
    const { container } = render(
      <Placeholder src="/placeholder.svg">
        <Picture image={{ src: '/missing.png' }} onError={onError} />
      </Placeholder>,
    );
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(onError).toHaveBeenCalledOnce();
    expect(getRenderedSource(container)).toBe('/placeholder.svg');
  });

  it('keeps the placeholder after it has failed to load, too', () => {
    const { container } = render(
      <Placeholder src="/missing.svg">
        <Picture image={{ src: '/missing.png' }} />
      </Placeholder>,
    );
    const image = container.querySelector('img') as HTMLImageElement;
    fireEvent.error(image);
    fireEvent.error(image);
    expect(getRenderedSource(container)).toBe('/missing.svg');
  });

  it('shows the placeholder if the image component has another URL, and the image failed before hydration', async () => {
    const image = (
      <ImageProvider
        placeholder="/placeholder.svg"
        component={(props) => <img {...props} alt={props.alt} src={`/resize?url=${props.src}`} />}
      >
        <Picture image={{ src: '/missing.png' }} />
      </ImageProvider>
    );
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
    const { container } = render(image);
    await act(async () => {});
    expect(getRenderedSource(container)).toBe('/resize?url=/placeholder.svg');
  });

  it('loads a new src after the previous one has failed', () => {
    const { container, rerender } = render(
      <Placeholder src="/placeholder.svg">
        <Picture image={{ src: '/missing.png' }} />
      </Placeholder>,
    );
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    rerender(
      <Placeholder src="/placeholder.svg">
        <Picture image={{ src: '/existing.png' }} />
      </Placeholder>,
    );
    expect(getRenderedSource(container)).toBe('/existing.png');
  });

  it('renders no image without src and placeholder', () => {
    const { container } = render(<Picture image={null} />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('renders the image component of ImageProvider, with srcSet and sizes', () => {
    const { container } = render(
      <ImageProvider component={(props) => <img {...props} alt={props.alt} data-own="image" />}>
        <Picture image={{ src: '/a.png', srcSet: '/a-2x.png 2x', sizes: '50vw', alt: 'A' }} />
      </ImageProvider>,
    );
    const image = container.querySelector('[data-own=image]');
    expect(image?.getAttribute('srcset')).toBe('/a-2x.png 2x');
    expect(image?.getAttribute('sizes')).toBe('50vw');
  });
});
