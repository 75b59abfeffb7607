import type { OpenDatabase } from '../src/database/database.ts';
import { describeAnswers } from './answers.ts';
import { runStore } from './asked-store.ts';
import { describeServer } from './over-http.ts';
import { describeClient } from './read-by-client.ts';
import { describeRefusals } from './refusals.ts';

/** What the store API promises, asked over HTTP of whatever database `open` opens. */
export function describeContract(open: () => Promise<OpenDatabase>) {
  const store = runStore(open);
  describeAnswers(store);
  describeRefusals(store);
  describeServer(store);
  describeClient(store);
}
