import { useEffect, useRef, useState } from 'react';
import { LazyComponent, retryableLazy } from '../lib/errors/lazy-component.tsx';
import { SectionError } from '../lib/errors/section-error.tsx';
import { ContactFields } from './contact-fields.tsx';

const EnabledContactForm = retryableLazy(async () => (await import('./enabled-contact-form.tsx')).default);

/** Distance from the viewport at which the form is loaded. */
const loadMargin = '600px';

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
      { rootMargin: loadMargin },
    );
    observer.observe(containerRef.current);
    return () => observer.disconnect();
  }, []);

  const disabledFields = <ContactFields disabled />;
  return (
    <div ref={containerRef}>
      {isNear ? (
        <LazyComponent
          component={EnabledContactForm}
          props={{}}
          fallback={disabledFields}
          errorFallback={(retry) => <SectionError onRetry={retry} />}
        />
      ) : (
        disabledFields
      )}
    </div>
  );
}
