import type { FigureRange } from '@vitrine/i18n/figures';
import { RangeField, RichText } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

export interface WorkingFigureProps {
  html: string;
  range: FigureRange;
}

interface WorkingFigureViewProps extends WorkingFigureProps {
  value?: number;
  valueText?: string;
  onValueChange?: (value: number) => void;
}

/** The figure of an article and its slider. Without `onValueChange`, the slider is disabled and the figure is that of the article. */
export function WorkingFigureView({ html, range, value, valueText, onValueChange }: WorkingFigureViewProps) {
  const { t } = useTranslation('blog');
  const { slug, min, max, step, initial, initialText } = range;
  return (
    <div className="working-figure">
      <RichText html={html} />
      <RangeField
        label={t(`article.figure.${slug}`)}
        min={min}
        max={max}
        step={step}
        value={value ?? initial}
        valueText={valueText ?? initialText}
        onValueChange={onValueChange}
        disabled={!onValueChange}
      />
    </div>
  );
}
