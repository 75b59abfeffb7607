import { watch } from 'node:fs';
import { join } from 'node:path';
import { createContentBuilder } from './content.ts';
import { generateMessages } from './messages.ts';
import { packageFolder } from './package-folder.ts';
import { formatProblem, type Problem } from './problems.ts';

export { formatProblem };

interface Listeners {
  onProblem: (problem: Problem) => void;
  /** Called when the mistakes of a kind of file are fixed. */
  onFix: () => void;
}

/** Reports problems, and when a run has none after a run that had some. */
function createReporter({ onProblem, onFix }: Listeners) {
  let isBroken = false;
  let problemCount = 0;
  return {
    onStart: () => {
      problemCount = 0;
    },
    onProblem: (problem: Problem) => {
      isBroken = true;
      problemCount++;
      onProblem(problem);
    },
    onEnd: () => {
      if (!isBroken || problemCount > 0) return;
      isBroken = false;
      onFix();
    },
  };
}

/** Editors and version control write files in several steps. Changes within this time are one change. */
const settleTime = 50;

/** Generates the modules, and again whenever a file of messages or content changes. */
export async function watchSources(listeners: Listeners): Promise<void> {
  const builder = await createContentBuilder(createReporter(listeners));
  await builder.build();
  await builder.watch();

  const messages = createReporter(listeners);
  const generate = () => {
    messages.onStart();
    return generateMessages(messages).then(messages.onEnd, (error) => console.error(error));
  };
  let timer: NodeJS.Timeout | undefined;
  watch(join(packageFolder, 'locales'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(generate, settleTime);
  });
  await generate();
}
