import type { Language } from '../languages.ts';
import { formatEuros } from './format-euros.ts';
import { computeMistakeCosts, type MistakeCostInput } from './mistake-costs.ts';

/** How much less a way of sorting costs in a month than sorting by hand. */
export interface Saving {
  isLoss: boolean;
  /** The formatted amount, without a sign. */
  amount: string;
}

/** Calculates and formats the savings of the two ways of sorting with a tool. */
export function computeMistakeSavings(language: Language, input: MistakeCostInput) {
  const { byHand, toolAlone, withThreshold } = computeMistakeCosts(input);
  const toSaving = ({ total }: { total: number }): Saving => {
    const saving = Math.round(byHand.total - total);
    return { isLoss: saving < 0, amount: formatEuros(language, Math.abs(saving)) };
  };
  return { toolAlone: toSaving(toolAlone), withThreshold: toSaving(withThreshold) };
}

export type MistakeSavings = ReturnType<typeof computeMistakeSavings>;
