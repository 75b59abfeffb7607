import { Button, Form, type FormProps, TextArea, TextField } from '@vitrine/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactErrorKey, ContactMessage } from './contact-message.ts';

type FieldProps = Omit<
  ComponentProps<'input'> & ComponentProps<'textarea'>,
  'size' | 'color' | 'type' | 'value' | 'defaultValue' | 'id'
>;

interface ContactFieldsProps extends Omit<FormProps, 'children'> {
  /** The `register` function of react-hook-form. Undefined while the form is disabled. */
  register?: (name: keyof ContactMessage) => FieldProps;
  issues?: Partial<Record<keyof ContactMessage, ContactErrorKey>>;
  isSubmitting?: boolean;
}

/** The fields of the contact form. */
export function ContactFields({ register, issues = {}, isSubmitting = false, ...form }: ContactFieldsProps) {
  const { t } = useTranslation('home');
  const getFieldProps = (name: keyof ContactMessage) => ({
    label: t(`contactForm.${name}.label`),
    placeholder: t(`contactForm.${name}.placeholder`),
    error: issues[name] && t(`contactForm.${issues[name]}`),
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
    </Form>
  );
}
