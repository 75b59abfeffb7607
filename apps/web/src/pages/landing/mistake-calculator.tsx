import { computeMistakeSavings, type MistakeSavings, parseNumber, type Saving } from '@vitrine/i18n/figures';
import { Calculator, TextLink } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/hooks/use-language.ts';

const fieldNames = ['messages', 'accuracy', 'cost'] as const;
type FieldName = (typeof fieldNames)[number];

/** The values of the example in the article, as a visitor would type them. */
const exampleValues: Record<FieldName, string> = { messages: '2000', accuracy: '94', cost: '400' };

/** The largest value of each field. Larger ones are typing errors, and their results would not fit. */
const maximums: Record<FieldName, number> = { messages: 1_000_000, accuracy: 100, cost: 100_000 };

/**
 * The calculator of the landing page: what sorting messages with an AI tool saves, with the sum of the article on the price of mistakes. The result of
 * the example is a prop, so that hydration does not need Intl.
 */
export function MistakeCalculator({ exampleSavings }: { exampleSavings: MistakeSavings }) {
  const { t } = useTranslation('home-sections');
  const language = useLanguage();
  const [values, setValues] = useState(exampleValues);
  const invalidFields = fieldNames.filter((name) => !(parseNumber(values[name]) <= maximums[name]));
  const isValid = invalidFields.length === 0;
  const savings =
    values === exampleValues
      ? exampleSavings
      : computeMistakeSavings(language, {
          messages: parseNumber(values.messages),
          accuracy: parseNumber(values.accuracy) / 100,
          seriousCost: parseNumber(values.cost),
        });
  const describe = ({ isLoss, amount }: Saving) => t(isLoss ? 'calculator.loses' : 'calculator.saves', { amount });
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
        // A number that is missing has the tone of a loss, too.
        loss: !isValid || savings[id].isLoss,
      }))}
      onValueChange={(name, value) => setValues({ ...values, [name]: value })}
      note={<TextLink href="/blog/price-of-mistakes">{t('calculator.article')}</TextLink>}
    />
  );
}
