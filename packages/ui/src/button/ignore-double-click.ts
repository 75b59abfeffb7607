/**
 * Creates a click handler that calls `run`, but not on the second or a later click of a double or triple click: after the first click,
 * another button may have moved under the pointer. A click by keyboard has the `detail` 0 and always calls `run`.
 */
export const ignoreDoubleClick =
  (run: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail < 2) run();
  };
