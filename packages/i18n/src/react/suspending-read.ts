import type { TextStore } from '../texts/create-texts.ts';
import type { Translate } from '../texts/translate.ts';

interface Waiting {
  readonly arrival: Promise<void>;
  failure?: unknown;
}

/**
 * Reads texts the way a component does: what is not there yet is loaded, and thrown as a promise, which React awaits. A failed
 * load is thrown as its error, and not tried again by rendering alone: that would never end.
 */
export function createSuspendingRead<Resources, Language extends string>(store: TextStore<Resources, Language>) {
  const waitings = new Map<string, Waiting>();

  function wait(language: Language, namespace: keyof Resources & string): Waiting {
    const waiting: Waiting = {
      arrival: store.load(language, [namespace]).catch((error) => {
        waiting.failure = error;
      }),
    };
    return waiting;
  }

  return <Namespace extends keyof Resources & string>(
    language: Language,
    namespace: Namespace,
  ): Translate<Resources[Namespace]> => {
    const texts = store.find(language, namespace);
    if (texts) return texts;
    const key = `${language} ${namespace}`;
    const waiting = waitings.get(key) ?? wait(language, namespace);
    waitings.set(key, waiting);
    throw waiting.failure ?? waiting.arrival;
  };
}
