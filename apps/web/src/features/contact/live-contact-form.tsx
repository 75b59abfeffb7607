import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../shared/toasts/toast-provider.tsx';
import { ContactFields } from './contact-fields.tsx';
import { type ContactIssue, contactMessage } from './contact-message.ts';

/** Duration of the simulated submission in ms (spec, section 9). */
const simulatedDelay = 1500;

const emptyMessage = { name: '', email: '', message: '' };

/** A button loses the focus when it is disabled. Returns a function that restores it, unless the visitor has moved it. */
function rememberFocus() {
  const focused = document.activeElement;
  return () => {
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
  };
}

/** The contact form with validation. It sends nothing (spec, section 4). */
export default function LiveContactForm() {
  const { t } = useTranslation('home');
  const showToast = useToast();
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: emptyMessage,
    resolver: standardSchemaResolver(contactMessage),
  });
  // formState.isSubmitting is already true while the form validates.
  const [isSubmitting, setIsSubmitting] = useState(false);
  useEffect(() => (isSubmitting ? rememberFocus() : undefined), [isSubmitting]);
  const unmounted = useRef(new AbortController());
  useEffect(() => {
    unmounted.current = new AbortController();
    return () => unmounted.current.abort();
  }, []);

  async function submit() {
    setIsSubmitting(true);
    await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
    if (unmounted.current.signal.aborted) return;
    setIsSubmitting(false);
    reset(emptyMessage);
    showToast({ title: t('contactForm.success.title'), description: t('contactForm.success.description') });
  }

  const { errors } = formState;
  const issue = (name: keyof typeof emptyMessage) => errors[name]?.message as ContactIssue | undefined;
  return (
    <ContactFields
      register={register}
      issues={{ name: issue('name'), email: issue('email'), message: issue('message') }}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit(submit)}
    />
  );
}
