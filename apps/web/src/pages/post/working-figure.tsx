import { formatFigureValue, redrawFigure } from '@vitrine/i18n/figures';
import { useState } from 'react';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import { type WorkingFigureProps, WorkingFigureView } from './working-figure-view.tsx';

/** The figure of an article, redrawn with the number that the visitor has chosen. */
export default function WorkingFigure(props: WorkingFigureProps) {
  const { html, range } = props;
  const language = useLanguage();
  const [value, setValue] = useState(range.initial);
  const isChanged = value !== range.initial;
  return (
    <WorkingFigureView
      {...props}
      html={isChanged ? redrawFigure(language, html, range.slug, value) : html}
      value={value}
      valueText={formatFigureValue(language, range.slug, value)}
      onValueChange={setValue}
    />
  );
}
