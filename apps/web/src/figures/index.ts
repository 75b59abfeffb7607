export { formatEuros } from './format-euros.ts';
export { computeMistakeCosts, mistakeCostExample } from './mistake-costs.ts';
export { computeMistakeSavings, type MistakeSavings, type Saving } from './mistake-savings.ts';
export { parseNumber } from './parse-number.ts';
