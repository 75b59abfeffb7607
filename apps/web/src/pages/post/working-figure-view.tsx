import { RangeField, RichText } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** The slugs of the posts whose figure can be changed. */
export type FigureSlug = 'price-of-mistakes' | 'sell-before-recording' | 'last-advertising-euro' | 'fully-booked-team';

export interface WorkingFigureProps {
  slug: FigureSlug;
  html: string;
  /** The range of the number that the visitor can change, and its value in the article. */
  range: { min: number; max: number; step: number; initial: number; initialText: string };
}

interface WorkingFigureViewProps extends WorkingFigureProps {
  value?: number;
  valueText?: string;
  onValueChange?: (value: number) => void;
}

/** The figure of an article and its slider. Without `onValueChange`, the slider is disabled and the figure is that of the article. */
export function WorkingFigureView({ slug, html, range, value, valueText, onValueChange }: WorkingFigureViewProps) {
  const { t } = useTranslation('blog');
  const { min, max, step, initial, initialText } = range;
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
