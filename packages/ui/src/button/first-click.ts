/**
 * Creates a click handler that ignores the second and third click of a double or triple click. After the first click, another button
 * may have moved under the pointer. A click by the keyboard has the `detail` 0 and always runs.
 */
export const firstClick =
  (run: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail < 2) run();
  };
