import { readTracked, trackedFiles } from '../tracked-files.ts';
import { type Pair, pairsIn } from './pairs.ts';

/** The journeys through a site on which something goes wrong. */
export const journeys = trackedFiles.filter((path) => /^apps\/web\/e2e\/faults\/.*\.journey\.ts$/.test(path));

/** Every pair that they walk, in the order of their files. */
export const walkedPairs = (): Pair[] => journeys.flatMap((path) => pairsIn(readTracked(path), path));
