import { sellerEmail } from '@vitrine/i18n/content';
import { Button, Form, TextArea, TextField } from '@vitrine/ui';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../lib/errors/error-message.ts';
import { queuePrefetch } from '../lib/prefetch.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import type { ContactMessage } from './contact-message.ts';
import { emptyMessage, getDraft, updateDraft, useDraft } from './draft.ts';

/** Duration of the simulated submission in ms (spec, section 9). */
const submissionMs = 1500;

/** Loads the validation. It is not needed for the first render, and contains zod. */
const loadValidation = () => import('./contact-message.ts');

/** The contact form. It is disabled until it is hydrated, and sends no request (spec, section 4). */
export function ContactForm() {
  const { t } = useTranslation('home');
  const { t: tCommon } = useTranslation();
  const showToast = useToast();
  const message = useDraft();
  // Set by an invalid submission: from then on, the errors are shown and change while the visitor types.
  const [validation, setValidation] = useState<Awaited<ReturnType<typeof loadValidation>>>();
  const [status, setStatus] = useState<'editing' | 'submitting' | 'submitted'>('editing');
  const errors = validation?.getErrors(message) ?? {};

  useEffect(() => queuePrefetch(loadValidation), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const validation = await loadValidation().catch((error) => {
      console.error('The validation of the contact form could not be loaded:', error);
      showToast({ tone: 'destructive', ...getErrorMessage(tCommon, 'section') });
    });
    if (!validation) return;
    // The visitor may have typed while it was loading.
    const [invalidField] = Object.keys(validation.getErrors(getDraft()));
    setValidation(invalidField === undefined ? undefined : validation);
    if (invalidField === undefined) setStatus('submitting');
    else form.querySelector<HTMLElement>(`[name=${invalidField}]`)?.focus();
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
    const focused = document.activeElement;
    const timer = setTimeout(() => finishSubmission(), submissionMs);
    return () => {
      clearTimeout(timer);
      // A button loses the focus when it is disabled. The visitor may have moved the focus meanwhile.
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    };
  }, [status]);

  const getFieldProps = (name: keyof ContactMessage) => ({
    name,
    label: t(`contactForm.${name}.label`),
    placeholder: t(`contactForm.${name}.placeholder`),
    error: errors[name] && t(`contactForm.${errors[name]}`),
    value: message[name],
    onChange: ({ target }: { target: { value: string } }) => updateDraft({ [name]: target.value }),
  });

  return (
    <Form onSubmit={submit}>
      <TextField {...getFieldProps('name')} autoComplete="name" />
      <TextField {...getFieldProps('email')} type="email" autoComplete="email" />
      <TextArea {...getFieldProps('message')} />
      <Button type="submit" size="large" disabled={status === 'submitting'}>
        {t(status === 'submitting' ? 'contactForm.submitting' : 'contactForm.submit')}
      </Button>
      {status === 'submitted' && (
        // It stays when the toast with the same text is closed.
        <div className="contact-confirmation">
          <strong>{t('contactForm.success.title')}</strong>
          <p>{t('contactForm.success.description')}</p>
        </div>
      )}
    </Form>
  );
}
