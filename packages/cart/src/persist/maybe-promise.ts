/** A value that a synchronous storage returns, or a promise of it. */
export type MaybePromise<Value> = Value | PromiseLike<Value>;

const isPromise = <Value>(value: MaybePromise<Value>): value is PromiseLike<Value> => 'then' in Object(value);

/** Calls `next` with a value: immediately, or when its promise resolves. */
export const andThen = <Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> => (isPromise(value) ? value.then(next) : next(value));

/** Runs `action`, and calls `fail` with its error: immediately, or when its promise is rejected. */
export function catchError(action: () => MaybePromise<void>, fail: (error: unknown) => void): MaybePromise<void> {
  try {
    const result = action();
    return isPromise(result) ? result.then(undefined, fail) : result;
  } catch (error) {
    fail(error);
  }
}
