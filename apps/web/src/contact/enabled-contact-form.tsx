import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { sellerEmail } from '@vitrine/i18n/content';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { ContactFields } from './contact-fields.tsx';
import { contactMessageSchema } from './contact-message.ts';
import { emptyMessage, getDraft, saveDraft, subscribeToDraft } from './draft.ts';

/** Duration of the simulated submission in ms (spec, section 9). */
const submissionMs = 1500;

/**
 * Returns a function that restores the current focus, which a button loses when it is disabled. It does nothing if the visitor has moved
 * the focus meanwhile.
 */
function saveFocus() {
  const focused = document.activeElement;
  return () => {
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
  };
}

/** The enabled contact form with validation. It sends no request (spec, section 4). */
export default function EnabledContactForm() {
  const { t } = useTranslation('home');
  const showToast = useToast();
  const { register, handleSubmit, reset, setValue, subscribe, formState } = useForm({
    defaultValues: getDraft(),
    resolver: standardSchemaResolver(contactMessageSchema),
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }), [subscribe]);
  useEffect(() => subscribeToDraft(({ message }) => setValue('message', message)), [setValue]);
  // `formState.isSubmitting` would already be true during the validation.
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const finishSubmission = useEffectEvent(() => {
    setIsSubmitting(false);
    setIsSubmitted(true);
    reset(emptyMessage);
    const description = [
      t('contactForm.success.description'),
      sellerEmail && t('contactForm.success.contact', { email: sellerEmail }),
    ];
    showToast({ title: t('contactForm.success.title'), description: description.filter(Boolean).join(' ') });
  });
  useEffect(() => {
    if (!isSubmitting) return;
    const restoreFocus = saveFocus();
    const timer = setTimeout(() => finishSubmission(), submissionMs);
    return () => {
      clearTimeout(timer);
      restoreFocus();
    };
  }, [isSubmitting]);

  return (
    <ContactFields
      register={register}
      errors={formState.errors}
      isSubmitting={isSubmitting}
      isSubmitted={isSubmitted}
      onSubmit={handleSubmit(() => {
        setIsSubmitted(false);
        setIsSubmitting(true);
      })}
    />
  );
}
