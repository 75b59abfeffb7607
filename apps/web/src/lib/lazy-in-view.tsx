import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyComponent, type LazyComponentProps } from './errors/lazy-component.tsx';

interface LazyInViewProps<Props> extends Omit<LazyComponentProps<Props>, 'fallback'> {
  /** Rendered on the server, and until the component is loaded. It must have the same size. */
  fallback: ReactNode;
  /** Distance from the viewport, in pixels, at which the component is loaded. */
  marginPx?: number;
}

/** Renders a lazy component whose code is loaded when the visitor scrolls near it. */
export function LazyInView<Props extends object>({ marginPx = 0, ...lazyProps }: LazyInViewProps<Props>) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!containerRef.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(containerRef.current);
    return () => observer.disconnect();
  }, [marginPx]);
  return <div ref={containerRef}>{isNear ? <LazyComponent {...lazyProps} /> : lazyProps.fallback}</div>;
}
