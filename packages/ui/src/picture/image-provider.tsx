'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The props of an image component: those of `<img>`. Pass all of them on, including `ref` and `onError`. */
export type ImageComponentProps = ComponentProps<'img'>;

interface ImageContextValue {
  component: ComponentType<ImageComponentProps> | 'img';
  placeholder?: string;
}

const ImageContext = createContext<ImageContextValue>({ component: 'img' });

export interface ImageProviderProps {
  /** Renders every picture of the kit, for example with the image component of a framework. */
  component?: ComponentType<ImageComponentProps>;
  /** URL of the image that is shown if a picture is missing or fails to load. Without it, the space of the picture stays empty. */
  placeholder?: string;
  /** The page. */
  children: ReactNode;
}

/** Sets the image component and the placeholder of the kit's pictures. Without this provider, they are plain `<img>` elements. */
export function ImageProvider({ component, placeholder, children }: ImageProviderProps) {
  return <ImageContext value={{ component: component ?? 'img', placeholder }}>{children}</ImageContext>;
}

export const useImageContext = (): ImageContextValue => useContext(ImageContext);
