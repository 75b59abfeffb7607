/**
 * PostgreSQL's classes of connection errors, rollbacks (a replica cancels statements that conflict with its recovery), insufficient resources and
 * operator interventions, and a missing table.
 */
const databaseCodePattern = /^(08|40|53|57|42P01)/;

/** Codes of Node and of the driver, such as `ECONNREFUSED` and `CONNECTION_CLOSED`. */
const connectionCodePattern = /^(E[A-Z]|CONN)/;

/** Whether an error means that the database cannot respond for now: it is away, starts, is overloaded, or is not migrated yet. */
export function isUnavailable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && (databaseCodePattern.test(code) || connectionCodePattern.test(code));
}
