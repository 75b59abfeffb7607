/** Results by file and input. After a change, content-collections transforms all documents again. */
const results = new Map<string, unknown>();

/** Returns the compiled body of a document. Adds the file to the message of an error. */
export function compileFile<Input, Result>(path: string, input: Input, compile: (input: Input) => Result): Result {
  const key = path + JSON.stringify(input);
  try {
    if (!results.has(key)) results.set(key, compile(input));
    return results.get(key) as Result;
  } catch (error) {
    throw new Error(`content/${path}:${error instanceof Error ? error.message : error}`);
  }
}
