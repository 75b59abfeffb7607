import { sellerEmail } from '@vitrine/i18n/content';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { ContactFields } from './contact-fields.tsx';
import { getErrors } from './contact-message.ts';
import { emptyMessage, updateDraft, useDraft } from './draft.ts';

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
  const message = useDraft();
  const errors = getErrors(message);
  // Errors are shown from the first submission on, and then change while the visitor types.
  const [areErrorsShown, setAreErrorsShown] = useState(false);
  const [status, setStatus] = useState<'editing' | 'submitting' | 'submitted'>('editing');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [invalidField] = Object.keys(errors);
    setAreErrorsShown(invalidField !== undefined);
    if (invalidField === undefined) setStatus('submitting');
    else event.currentTarget.querySelector<HTMLElement>(`[name=${invalidField}]`)?.focus();
  }

  const finishSubmission = useEffectEvent(() => {
    setStatus('submitted');
    updateDraft(emptyMessage);
    const description = [
      t('contactForm.success.description'),
      sellerEmail && t('contactForm.success.contact', { email: sellerEmail }),
    ];
    showToast({ title: t('contactForm.success.title'), description: description.filter(Boolean).join(' ') });
  });
  useEffect(() => {
    if (status !== 'submitting') return;
    const restoreFocus = saveFocus();
    const timer = setTimeout(() => finishSubmission(), submissionMs);
    return () => {
      clearTimeout(timer);
      restoreFocus();
    };
  }, [status]);

  return (
    <ContactFields
      message={message}
      onMessageChange={updateDraft}
      errors={areErrorsShown ? errors : {}}
      isSubmitting={status === 'submitting'}
      isSubmitted={status === 'submitted'}
      onSubmit={submit}
    />
  );
}
