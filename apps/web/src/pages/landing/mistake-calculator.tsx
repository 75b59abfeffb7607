import { computeMistakeSavings, parseNumber } from '@vitrine/i18n/figures';
import { useState } from 'react';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import { exampleValues, type FieldName, fieldNames, MistakeCalculatorView } from './mistake-calculator-view.tsx';

/** The largest value of each field. Larger ones are typing errors, and their results would not fit. */
const maximums: Record<FieldName, number> = { messages: 1_000_000, accuracy: 100, cost: 100_000 };

/** The calculator of the landing page: what sorting messages with an AI tool saves, with the sum of the article on the price of mistakes. */
export default function MistakeCalculator() {
  const language = useLanguage();
  const [values, setValues] = useState(exampleValues);
  const isInvalid = (name: FieldName) => !(parseNumber(values[name]) <= maximums[name]);
  return (
    <MistakeCalculatorView
      values={values}
      invalidFields={fieldNames.filter(isInvalid)}
      savings={computeMistakeSavings(language, {
        messages: parseNumber(values.messages),
        accuracy: parseNumber(values.accuracy) / 100,
        seriousCost: parseNumber(values.cost),
      })}
      onValueChange={(name, value) => setValues({ ...values, [name]: value })}
    />
  );
}
