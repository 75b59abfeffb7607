import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { getTestedEngines } from '../../../../scripts/system-programs.mjs';
import type { Engine } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
  }
}

/** In Chromium, the end-to-end tests of Playwright and the tests of `@vitrine/cart` check the same as these files, and more. */
const filesNotInChromium = ['cart-tabs.test.ts', 'navigation.test.ts', 'pages.test.ts', 'shopping.test.ts'];

/** Starts the file that takes longest first, so that no worker is idle at the end. By default, Vitest starts the largest file first. */
class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('pages.test.ts');
    const sortedFiles = await super.sort(files);
    return [...sortedFiles.filter(isLongest), ...sortedFiles.filter((file) => !isLongest(file))];
  }
}

interface EngineConfigOptions {
  include: string[];
  exclude?: string[];
  globalSetup?: string;
  /** The name of the report in `.reports`. */
  report: string;
}

/** Creates the configuration that runs test files in each engine. */
export const createEngineConfig = ({
  include,
  exclude = [],
  globalSetup,
  report,
}: EngineConfigOptions): ViteUserConfig => ({
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite'),
  test: {
    root: import.meta.dirname,
    globalSetup,
    reporters: ['default', 'json'],
    outputFile: join(import.meta.dirname, '../../.reports', report),
    maxWorkers: availableParallelism() + 1,
    // Tags are ids of lines of the specification.
    strictTags: false,
    sequence: { sequencer: LongestFirstSequencer },
    // If a browser hangs, each of its tests fails after `testTimeout`.
    bail: 5,
    projects: (getTestedEngines() as Engine[]).map((engine) => ({
      ssr: { resolve: { conditions: ['@vitrine/source', ...defaultServerConditions] } },
      test: {
        name: engine,
        root: import.meta.dirname,
        include,
        exclude: [...exclude, ...(engine === 'chromium' ? filesNotInChromium : [])],
        provide: { engine },
        // The files that a worker runs in the same engine share a browser.
        isolate: false,
        // Long enough for a busy machine.
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 20_000, interval: 50 } },
      },
    })),
  },
});
