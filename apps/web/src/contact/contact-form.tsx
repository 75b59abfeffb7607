import { retryableLazy } from '../lib/errors/lazy-component.tsx';
import { SectionError } from '../lib/errors/section-error.tsx';
import { LazyInView } from '../lib/lazy-in-view.tsx';
import { ContactFields } from './contact-fields.tsx';

const EnabledContactForm = retryableLazy(async () => (await import('./enabled-contact-form.tsx')).default);

/** Distance from the viewport, in pixels, at which the form is loaded. */
const loadMarginPx = 600;

/** The contact form. It is disabled until its code is loaded, which starts when the visitor scrolls near it. */
export const ContactForm = () => (
  <LazyInView
    component={EnabledContactForm}
    props={{}}
    marginPx={loadMarginPx}
    fallback={<ContactFields disabled />}
    errorFallback={(retry) => <SectionError onRetry={retry} />}
  />
);
