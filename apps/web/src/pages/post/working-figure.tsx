import { type FigureRange, formatFigureValue, redrawFigure } from '@vitrine/i18n/figures';
import { RangeField, RichText } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/hooks/use-language.ts';

/** The figure of an article with a slider, redrawn with the number that the visitor has chosen. */
export function WorkingFigure({ html, range }: { html: string; range: FigureRange }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { slug, min, max, step, initial, initialText } = range;
  const [value, setValue] = useState(initial);
  const isChanged = value !== initial;
  return (
    <div className="working-figure">
      <RichText html={isChanged ? redrawFigure(language, html, slug, value) : html} />
      <RangeField
        label={t(`article.figure.${slug}`)}
        min={min}
        max={max}
        step={step}
        value={value}
        valueText={isChanged ? formatFigureValue(language, slug, value) : initialText}
        onValueChange={setValue}
      />
    </div>
  );
}
