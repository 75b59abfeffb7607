// pnpm reliability: writes docs/reliability.md from the titles of the journeys through a site on which something goes wrong.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { house } from '../tracked-files.ts';
import { reliabilityPage } from './pairs.ts';
import { walkedPairs } from './walked-pairs.ts';

await writeFile(join(house, 'docs/reliability.md'), reliabilityPage(walkedPairs()));
