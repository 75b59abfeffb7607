// Generates the modules and types that the sources import: `pnpm generate`.
import { generate } from './generate.ts';

await generate().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
