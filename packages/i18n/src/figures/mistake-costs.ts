/** What the visitor can change. */
export interface MistakeCostInput {
  /** Messages to sort in a month. */
  messages: number;
  /** Share of the messages that the tool sorts correctly, from 0 to 1. */
  accuracy: number;
  /** Cost of a serious mistake, in euros. */
  seriousCost: number;
}

/** The case of the article on the price of mistakes. */
export const mistakeCostExample: MistakeCostInput = { messages: 2000, accuracy: 0.94, seriousCost: 400 };

// The assumptions of the article. Amounts are in euros.
const sortingCost = 1;
const ordinaryCost = 10;
const subscription = 300;
/** Share of the messages that a person sorts wrongly. */
const personErrorRate = 0.03;
/** One serious mistake in 2,000 messages. A person makes as many in the doubtful messages alone. */
const personSeriousRate = 1 / 2000;
/** Six of the tool's 120 mistakes are serious. */
const toolSeriousShare = 6 / 120;
/** With a threshold, the tool sorts 1,600 of 2,000 messages. These are easier: it makes 32 mistakes instead of 96, one of them serious. */
const sureShare = 1600 / 2000;
const sureErrorShare = 32 / 96;
const sureSeriousShare = 1 / 32;

/** The costs of one way of sorting in a month, in euros. */
export interface MistakeCosts {
  /** Sorting by a person, and the subscription. */
  sorting: number;
  ordinary: number;
  serious: number;
  total: number;
}

function sumUp(sorting: number, mistakes: number, seriousMistakes: number, seriousCost: number): MistakeCosts {
  const ordinary = (mistakes - seriousMistakes) * ordinaryCost;
  const serious = seriousMistakes * seriousCost;
  return { sorting, ordinary, serious, total: sorting + ordinary + serious };
}

/** Calculates what sorting a month's messages costs in the three ways of the article: by hand, with a tool, and with a tool that leaves doubtful messages to a person. */
export function computeMistakeCosts({ messages, accuracy, seriousCost }: MistakeCostInput) {
  const toolMistakes = messages * (1 - accuracy);
  const sureMistakes = toolMistakes * sureShare * sureErrorShare;
  const doubtfulMessages = messages * (1 - sureShare);
  const personSerious = messages * personSeriousRate;
  return {
    byHand: sumUp(messages * sortingCost, messages * personErrorRate, personSerious, seriousCost),
    toolAlone: sumUp(subscription, toolMistakes, toolMistakes * toolSeriousShare, seriousCost),
    withThreshold: sumUp(
      subscription + doubtfulMessages * sortingCost,
      sureMistakes + doubtfulMessages * personErrorRate,
      sureMistakes * sureSeriousShare + personSerious,
      seriousCost,
    ),
  };
}
