// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { Language } from '@vitrine/i18n';
import { computeMistakeSavings, mistakeCostExample } from '@vitrine/i18n/figures';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { MistakeCalculator } from './mistake-calculator.tsx';

afterEach(cleanup);

const renderCalculator = (language: Language = 'en') =>
  renderPage(<MistakeCalculator exampleSavings={computeMistakeSavings(language, mistakeCostExample)} />, {
    language,
    messages: ['home-sections'],
  });

const change = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const getResults = () => screen.getByText(/doubtful|الملتبسة/).closest('output')?.textContent;

it('begins with the example of the article', async () => {
  await renderCalculator();
  expect(getResults()).toContain('loses €850 a month');
  expect(getResults()).toContain('saves €1,070 a month');
  expect(screen.getByRole('link', { name: /How this is worked out/ }).getAttribute('href')).toBe(
    '/blog/price-of-mistakes',
  );
});

it('calculates the second example of the article when the visitor types the cost of a mistake', async () => {
  await renderCalculator();
  change('Cost of a serious mistake\u00a0(€)', '100');
  expect(getResults()).toContain('saves €650 a month');
  expect(getResults()).toContain('saves €1,370 a month');
});

it('reads Arabic digits', async () => {
  await renderCalculator('ar');
  change('تكلفة الخطأ الجسيم\u00a0(يورو)', '١٠٠');
  expect(getResults()).toContain('650\u00a0يورو');
});

it.each(['', 'ten', '1e9', '101'])('marks the accuracy %j as invalid and asks to check it', async (accuracy) => {
  await renderCalculator();
  change('Accuracy of the tool\u00a0(%)', accuracy);
  const field = screen.getByRole('textbox', { name: 'Accuracy of the tool\u00a0(%)' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(getResults()).toContain('check the marked figures');
});
