import type { MistakeSavings, Saving } from '@vitrine/i18n/figures';
import { Calculator, TextLink } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

export const fieldNames = ['messages', 'accuracy', 'cost'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The values of the example in the article, as a visitor would type them. */
export const exampleValues: Record<FieldName, string> = { messages: '2000', accuracy: '94', cost: '400' };

interface MistakeCalculatorViewProps {
  values?: Record<FieldName, string>;
  /** The fields whose value cannot be used. */
  invalidFields?: readonly FieldName[];
  savings: MistakeSavings;
  onValueChange?: (name: string, value: string) => void;
}

/** The fields and results of the calculator. Without `onValueChange` it is disabled and shows the example of the article. */
export function MistakeCalculatorView({
  values = exampleValues,
  invalidFields = [],
  savings,
  onValueChange,
}: MistakeCalculatorViewProps) {
  const { t } = useTranslation('home-sections');
  const describe = ({ isLoss, amount }: Saving) => t(isLoss ? 'calculator.loses' : 'calculator.saves', { amount });
  const isValid = invalidFields.length === 0;
  return (
    <Calculator
      title={t('calculator.title')}
      fields={fieldNames.map((name) => ({
        name,
        label: t(`calculator.${name}`),
        value: values[name],
        invalid: invalidFields.includes(name),
      }))}
      results={(['toolAlone', 'withThreshold'] as const).map((id) => ({
        id,
        label: t(`calculator.${id}`),
        value: isValid ? describe(savings[id]) : t('calculator.invalid'),
        loss: isValid && savings[id].isLoss,
      }))}
      onValueChange={onValueChange}
      disabled={!onValueChange}
      note={<TextLink href="/blog/price-of-mistakes">{t('calculator.article')}</TextLink>}
    />
  );
}
