import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useTexts } from '@vitrine/i18n/react';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useShopActions } from '../../shell/shop-actions.ts';
import { ContactFields } from './contact-fields.tsx';
import { type ContactProblem, contactMessage } from './contact-message.ts';

/** Sending is only shown, for this long (spec, section 9). */
const simulatedDelayMs = 1500;

const empty = { name: '', email: '', message: '' };

/** The contact form at work: it checks what is typed and sends nothing (spec, section 4). */
export default function LiveContactForm() {
  const t = useTexts('home');
  const { notify } = useShopActions();
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: empty,
    resolver: standardSchemaResolver(contactMessage),
  });
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  async function submit() {
    await new Promise((resolve) => setTimeout(resolve, simulatedDelayMs));
    if (left.current.signal.aborted) return;
    reset(empty);
    notify({ title: t('contactForm.success.title'), description: t('contactForm.success.description') });
  }

  const { errors, isSubmitting } = formState;
  const problem = (name: keyof typeof empty) => errors[name]?.message as ContactProblem | undefined;
  return (
    <ContactFields
      register={register}
      problems={{ name: problem('name'), email: problem('email'), message: problem('message') }}
      submitting={isSubmitting}
      onSubmit={handleSubmit(submit)}
    />
  );
}
