/**
 * Returns the message of an error's innermost cause: drizzle-orm wraps an error of the database in one with the statement and its parameters.
 * Returns the code if there is no message, as when a host name has several addresses and none responds.
 */
export function getErrorReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return getErrorReason(error.cause) ?? (error.message || (error as NodeJS.ErrnoException).code);
}
