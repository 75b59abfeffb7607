import { Button, Form, type FormProps, TextArea, TextField } from '@vitrine/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContactErrorKey, ContactMessage } from './contact-message.ts';

interface ContactFieldsProps extends Omit<FormProps, 'children'> {
  /** Undefined while the form is disabled. */
  register?: UseFormRegister<ContactMessage>;
  errors?: FieldErrors<ContactMessage>;
  isSubmitting?: boolean;
  /** Shows the confirmation below the button. It stays when the toast with the same text is closed. */
  isSubmitted?: boolean;
}

/** The fields of the contact form. */
export function ContactFields({ register, errors = {}, isSubmitting, isSubmitted, ...form }: ContactFieldsProps) {
  const { t } = useTranslation('home');
  const getFieldProps = (name: keyof ContactMessage) => ({
    label: t(`contactForm.${name}.label`),
    placeholder: t(`contactForm.${name}.placeholder`),
    error: errors[name] && t(`contactForm.${errors[name].message as ContactErrorKey}`),
    ...(register?.(name) ?? { name }),
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
