export { ContactForm } from './contact-form.tsx';
export { fillMessage } from './draft.ts';
