import { useEffect, useRef, useState } from 'react';
import { LazyComponent, retryableLazy } from '../lib/errors/lazy-component.tsx';
import { SectionError } from '../lib/errors/section-error.tsx';
import { ContactFields } from './contact-fields.tsx';

const EnabledContactForm = retryableLazy(() => import('./enabled-contact-form.tsx'));

/** Distance from the viewport, in pixels, at which the form is loaded. */
const loadMarginPx = 600;

/** The contact form. It is disabled until its code is loaded, which starts when the visitor scrolls near it. */
export function ContactForm() {
  const containerRef = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!containerRef.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${loadMarginPx}px` },
    );
    observer.observe(containerRef.current);
    return () => observer.disconnect();
  }, []);
  const disabledForm = <ContactFields disabled />;
  return (
    <div ref={containerRef}>
      {isNear ? (
        <LazyComponent
          component={EnabledContactForm}
          props={{}}
          fallback={disabledForm}
          errorFallback={(retry) => <SectionError onRetry={retry} />}
        />
      ) : (
        disabledForm
      )}
    </div>
  );
}
