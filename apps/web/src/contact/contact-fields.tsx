import { Button, Form, type FormProps, TextArea, TextField } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { ContactErrors, ContactMessage } from './contact-message.ts';

interface ContactFieldsProps extends Omit<FormProps, 'children'> {
  /** Undefined while the form is disabled. */
  message?: ContactMessage;
  onMessageChange?: (changes: Partial<ContactMessage>) => void;
  errors?: ContactErrors;
  isSubmitting?: boolean;
  /** Shows the confirmation below the button. It stays when the toast with the same text is closed. */
  isSubmitted?: boolean;
}

/** The fields of the contact form. */
export function ContactFields({
  message,
  onMessageChange,
  errors = {},
  isSubmitting,
  isSubmitted,
  ...form
}: ContactFieldsProps) {
  const { t } = useTranslation('home');
  const getFieldProps = (name: keyof ContactMessage) => ({
    name,
    label: t(`contactForm.${name}.label`),
    placeholder: t(`contactForm.${name}.placeholder`),
    error: errors[name] && t(`contactForm.${errors[name]}`),
    value: message?.[name],
    onChange: ({ target }: { target: { value: string } }) => onMessageChange?.({ [name]: target.value }),
  });
  return (
    <Form {...form}>
      <TextField {...getFieldProps('name')} autoComplete="name" />
      <TextField {...getFieldProps('email')} type="email" autoComplete="email" />
      <TextArea {...getFieldProps('message')} />
      <Button type="submit" size="large" disabled={isSubmitting}>
        {t(isSubmitting ? 'contactForm.submitting' : 'contactForm.submit')}
      </Button>
      {isSubmitted && (
        <div className="contact-confirmation">
          <strong>{t('contactForm.success.title')}</strong>
          <p>{t('contactForm.success.description')}</p>
        </div>
      )}
    </Form>
  );
}
