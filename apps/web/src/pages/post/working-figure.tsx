import { useState } from 'react';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import { figureModels, formatFigureValue } from './figure-models.ts';
import { redrawFigure } from './redraw-figure.ts';
import { type WorkingFigureProps, WorkingFigureView } from './working-figure-view.tsx';

/** The figure of an article, redrawn with the number that the visitor has chosen. */
export default function WorkingFigure(props: WorkingFigureProps) {
  const { slug, html, range } = props;
  const language = useLanguage();
  const [value, setValue] = useState(range.initial);
  const model = figureModels[slug];
  const isChanged = value !== range.initial;
  return (
    <WorkingFigureView
      {...props}
      html={isChanged ? redrawFigure(language, html, model, value) : html}
      value={value}
      valueText={formatFigureValue(language, model, value)}
      onValueChange={setValue}
    />
  );
}
