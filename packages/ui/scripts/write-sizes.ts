// Writes the sizes of the sheets and of each component into sizes.json. Needs the build.
import { writeFileSync } from 'node:fs';
import { formatSizes, measureComponents } from './component-sizes.ts';

writeFileSync(new URL('../sizes.json', import.meta.url), formatSizes(await measureComponents()));
