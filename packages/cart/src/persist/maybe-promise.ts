/** A value that a synchronous storage returns, or a promise of it. */
export type MaybePromise<Value> = Value | PromiseLike<Value>;

const isPromise = <Value>(value: MaybePromise<Value>): value is PromiseLike<Value> =>
  typeof Object(value).then === 'function';

/** Calls `next` with a value: immediately, or when its promise resolves. */
export const andThen = <Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> => (isPromise(value) ? value.then(next) : next(value));

/** Runs `action`, then `done`, or `fail` with its error: immediately, or when its promise settles. */
export function settle(
  action: () => MaybePromise<void>,
  done: () => void,
  fail: (error: unknown) => void,
): MaybePromise<void> {
  try {
    const result = action();
    if (isPromise(result)) return result.then(done).then(undefined, fail);
  } catch (error) {
    return fail(error);
  }
  done();
}
