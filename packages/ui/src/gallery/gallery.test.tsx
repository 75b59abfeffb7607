// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImageProvider } from '../picture/image-provider.tsx';
import { Gallery } from './gallery.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const labels = { previous: 'Previous', next: 'Next', zoom: 'Enlarge', close: 'Close' };
const pictures = ['/a.svg', '/b.svg', '/c.svg'].map((src) => ({ src, alt: src }));

const renderGallery = () =>
  render(
    <ImageProvider placeholder="/placeholder.svg">
      <Gallery label="Pictures" images={pictures} labels={labels} />
    </ImageProvider>,
  );

describe('Gallery', () => {
  it('scrolls two pictures further on two clicks, even if it is still scrolling', () => {
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    });
    renderGallery();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrollTo.mock.calls).toEqual([[{ left: 100 }], [{ left: 200 }]]);
  });

  it('continues from the picture of a newly chosen variant after a click on the thumbnail of the current picture', () => {
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    });
    const { rerender } = render(<Gallery label="Pictures" images={pictures} labels={labels} />);
    fireEvent.click(screen.getByRole('button', { name: '/a.svg' }));
    rerender(<Gallery label="Pictures" images={pictures} labels={labels} currentSrc="/c.svg" />);
    const slides = screen.getByRole('group', { name: 'Pictures' });
    Object.defineProperty(slides, 'clientWidth', { value: 100 });
    slides.scrollLeft = 200;
    fireEvent.scroll(slides);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 100 });
  });

  it('shows the placeholder if the enlarged picture fails to load', () => {
    renderGallery();
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    const image = document.querySelector('dialog img') as HTMLImageElement;
    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe('/placeholder.svg');
  });

  it('enlarges a page as text on Enter', () => {
    render(
      <Gallery
        label="Pictures"
        labels={labels}
        images={[
          { src: '/a.svg', alt: 'A page', page: <p>What the page says</p> },
          { src: '/b.svg', alt: 'A picture' },
        ]}
      />,
    );
    fireEvent.keyDown(screen.getByRole('group', { name: 'Pictures' }), { key: 'Enter' });
    expect(screen.getByRole('dialog', { name: 'A page' }).textContent).toContain('What the page says');
  });

  it('stays enlarged on a double click on the button that enlarges, and closed on a double click beside the picture', () => {
    renderGallery();
    const zoomButton = screen.getByRole('button', { name: 'Enlarge' });
    fireEvent.click(zoomButton, { detail: 1 });
    const dialog = screen.getByRole('dialog');
    fireEvent.click(dialog, { detail: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 2 });
    expect(dialog.isConnected).toBe(true);
    fireEvent.click(dialog, { detail: 1 });
    expect(dialog.isConnected).toBe(false);
    fireEvent.click(zoomButton, { detail: 2 });
    fireEvent.click(screen.getByRole('group', { name: 'Pictures' }), { detail: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
