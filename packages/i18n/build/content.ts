import { join } from 'node:path';
import { createBuilder } from '@content-collections/core';
import type { ZodType } from 'zod';
import { packageFolder } from './package-folder.ts';
import { createFieldProblems, createProblem, type Problem } from './problems.ts';

/** The events of content-collections that are used here. */
interface BuilderEvent {
  error?: Error;
  /** The file of a read or parse error. */
  filePath?: string;
  /** The file of a validation error, and its collection or singleton. */
  file?: { path: string; data: unknown };
  collection?: { directory?: string; filePath?: string; schema: ZodType };
}

function describeError({ error, filePath, file, collection }: BuilderEvent): Problem[] {
  if (file && collection) {
    const path = collection.filePath ?? join(collection.directory ?? '', file.path);
    const issues = collection.schema.safeParse(file.data).error?.issues ?? [];
    return createFieldProblems(path, issues);
  }
  // The message of an error in a transform begins with the file (content-collections.ts).
  const [, transformedFile] = /(content\/[^:]+):/.exec(error?.message ?? '') ?? [];
  return [createProblem(filePath ?? transformedFile ?? 'content-collections.ts', error)];
}

interface Listeners {
  onProblem: (problem: Problem) => void;
  /** Called before each build. */
  onStart?: () => void;
  /** Called after each build, with or without problems. */
  onEnd?: () => void;
}

/** Creates the builder of content-collections.ts. It continues after an error and reports all problems. */
export const createContentBuilder = ({ onProblem, onStart, onEnd }: Listeners): ReturnType<typeof createBuilder> =>
  createBuilder(
    join(packageFolder, 'content-collections.ts'),
    {
      configName: 'content-collections.mjs',
      cacheDir: join(packageFolder, '.cache/content'),
      outputDir: join(packageFolder, '.cache/content/collections'),
    },
    {
      on: () => {},
      emit: (name: string, event: BuilderEvent) => {
        if (event.error) describeError(event).forEach(onProblem);
        if (name === 'builder:start') onStart?.();
        if (name === 'builder:end') onEnd?.();
      },
    } as never,
  );
