function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** The links of a story lead nowhere: following one would leave the story, and in a test the test. */
export function keepLinksHere(): () => void {
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}
