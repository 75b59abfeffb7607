import { Button, Form, type FormProps, TextArea, TextField } from '@vitrine/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage, ContactProblem } from './contact-message.ts';

type Registered = Omit<
  ComponentProps<'input'> & ComponentProps<'textarea'>,
  'size' | 'color' | 'type' | 'value' | 'defaultValue' | 'id'
>;

interface ContactFieldsProps extends Omit<FormProps, 'children'> {
  /** Ties a field to the form's state; without it the fields are only there to be seen. */
  register?: (name: keyof ContactMessage) => Registered;
  problems?: Partial<Record<keyof ContactMessage, ContactProblem>>;
  submitting?: boolean;
}

/** The fields of the contact form: as they are prerendered, and as they work once their script is there. */
export function ContactFields({ register, problems = {}, submitting = false, ...form }: ContactFieldsProps) {
  const { t } = useTranslation('home');
  const field = (name: keyof ContactMessage) => ({
    label: t(`contactForm.${name}.label`),
    placeholder: t(`contactForm.${name}.placeholder`),
    error: problems[name] && t(`contactForm.${problems[name]}`),
    ...(register?.(name) ?? { name }),
  });
  return (
    <Form {...form}>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextArea {...field('message')} />
      <Button type="submit" size="large" disabled={submitting}>
        {t(submitting ? 'contactForm.submitting' : 'contactForm.submit')}
      </Button>
    </Form>
  );
}
