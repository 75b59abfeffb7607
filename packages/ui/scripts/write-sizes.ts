// Writes the sizes of the sheets and of each component into the README. Needs the build.
import { readFileSync, writeFileSync } from 'node:fs';
import { formatSheets, formatSizes, measureComponents } from './component-sizes.ts';

const readme = new URL('../README.md', import.meta.url);
const table = formatSizes(await measureComponents());
writeFileSync(
  readme,
  readFileSync(readme, 'utf8')
    .replace(/`styles\.css` has .*/, formatSheets())
    .replace(/(<!-- sizes -->\n)[\s\S]*?(\n<!-- \/sizes -->)/, `$1\n${table}\n$2`),
);
