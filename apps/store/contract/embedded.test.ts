import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { describeContract } from './suite.ts';

const folder = await mkdtemp(join(tmpdir(), 'store-contract-'));
afterAll(() => rm(folder, { recursive: true }));

describe('the store over the embedded database', () => {
  describeContract(() => openEmbedded(join(folder, 'store'), console.warn));
});
