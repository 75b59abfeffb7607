import { writeFileSync } from 'node:fs';
import { tokensJson } from './tokens.ts';

writeFileSync(new URL('../src/theme/tokens.json', import.meta.url), tokensJson());
