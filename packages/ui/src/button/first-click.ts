/**
 * A handler for a button that a double click must not press twice: it hears the first click, and the keyboard, but not the second or
 * third of a double or triple click, which may meet another thing that has moved under the pointer.
 */
export const firstClick =
  (run: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail < 2) run();
  };
