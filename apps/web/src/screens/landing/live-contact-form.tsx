import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useShopActions } from '../../shell/shop-actions.ts';
import { ContactFields } from './contact-fields.tsx';
import { type ContactProblem, contactMessage } from './contact-message.ts';

/** Sending is only shown, for this long (spec, section 9). */
const simulatedDelayMs = 1500;

const empty = { name: '', email: '', message: '' };

/** A button that is disabled loses the focus. This gives what brings it back, unless the visitor has gone elsewhere. */
function keepFocus() {
  const focused = document.activeElement;
  return () => {
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
  };
}

/** The contact form at work: it checks what is typed and sends nothing (spec, section 4). */
export default function LiveContactForm() {
  const { t } = useTranslation('home');
  const { notify } = useShopActions();
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: empty,
    resolver: standardSchemaResolver(contactMessage),
  });
  // Not the library's own state, which is true already while the message is checked.
  const [submitting, setSubmitting] = useState(false);
  useEffect(() => (submitting ? keepFocus() : undefined), [submitting]);
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  async function submit() {
    setSubmitting(true);
    await new Promise((resolve) => setTimeout(resolve, simulatedDelayMs));
    if (left.current.signal.aborted) return;
    setSubmitting(false);
    reset(empty);
    notify({ title: t('contactForm.success.title'), description: t('contactForm.success.description') });
  }

  const { errors } = formState;
  const problem = (name: keyof typeof empty) => errors[name]?.message as ContactProblem | undefined;
  return (
    <ContactFields
      register={register}
      problems={{ name: problem('name'), email: problem('email'), message: problem('message') }}
      submitting={submitting}
      onSubmit={handleSubmit(submit)}
    />
  );
}
