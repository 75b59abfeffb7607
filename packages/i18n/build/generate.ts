import { createContentBuilder } from './content.ts';
import { generateMessages } from './messages.ts';
import { formatProblem, type Problem } from './problems.ts';

/** Generates the modules and types that the sources import. Throws an error that lists the mistakes in messages and content. */
export async function generate(): Promise<void> {
  const problems: Problem[] = [];
  const onProblem = (problem: Problem) => problems.push(problem);
  const builder = await createContentBuilder({ onProblem });
  await Promise.all([builder.build(), generateMessages({ onProblem })]);
  if (problems.length > 0) throw new Error(`\n${problems.map(formatProblem).join('\n')}\n`);
}

/** Generates before the tests of this package (vitest.config.ts). */
export { generate as setup };
