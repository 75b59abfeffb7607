import { writeFileSync } from 'node:fs';
import { radixCss } from './radix-css.ts';

writeFileSync(new URL('../src/theme/radix.css', import.meta.url), radixCss());
