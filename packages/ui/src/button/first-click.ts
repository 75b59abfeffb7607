/**
 * A click handler that ignores the second and third click of a double or triple click: after the first one, another button may have
 * moved under the pointer. The keyboard always counts.
 */
export const firstClick =
  (run: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail < 2) run();
  };
