/**
 * Lets the tabs of a browser save one after another: calls `save` while no other tab saves, with the text that one of them
 * has left last, none where there is none; `save` gives the text that it leaves. Rejects where the browser refuses locks, and
 * when `signal` is aborted, as it must be before a page goes: a lock that is given to a page that is gone is never let go.
 *
 * Each process of a browser reads a copy of `localStorage` that follows some milliseconds later, so a tab whose turn has come
 * may not find there yet what the one before has saved, and would save over it. What all see at once are the locks: after its
 * turn a tab keeps one whose name is the text, counted up, until it calls the function that it is given, or goes.
 */
export const takeTurn = (locks: LockManager, key: string, signal: AbortSignal, save: (latest?: string) => string) =>
  locks.request(key, { signal }, async () => {
    let count = 0;
    let latest: string | undefined;
    const { held } = (await locks.query()) as { held: { name: string }[] };
    for (const { name } of held) {
      const [of, number, text] = name.split('\n');
      if (of === key && Number(number) > count) {
        count = Number(number);
        latest = text;
      }
    }
    return new Promise<() => void>((told, fail) =>
      locks
        .request(
          [key, count + 1, save(latest)].join('\n'),
          { signal },
          () =>
            new Promise<void>((letGo: () => void) => {
              signal.addEventListener('abort', letGo);
              told(letGo);
            }),
        )
        .catch(fail),
    );
  });
