import { Suspense, useEffect, useRef, useState } from 'react';
import { AreaFailure } from '../../failure/area-failure.tsx';
import { FailureBoundary } from '../../failure/failure-boundary.tsx';
import { lazyPart } from '../../failure/lazy-part.tsx';
import { ContactFields } from './contact-fields.tsx';

const LiveContactForm = lazyPart(() => import('./live-contact-form.tsx'));

/** How far away, in pixels, the form may still be when its script is asked for. */
const nearPx = 600;

/** The contact form: disabled, so that it sends nothing, until its script is there; asked for when the visitor comes near. */
export function ContactForm() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${nearPx}px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <ContactFields disabled />;
  return (
    <div ref={place}>
      {near ? (
        <FailureBoundary fallback={(retry) => <AreaFailure onRetry={retry} />}>
          <Suspense fallback={waiting}>
            <LiveContactForm />
          </Suspense>
        </FailureBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}
