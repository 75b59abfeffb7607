const consoleMethods = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** The start of a message that React prints when Storybook renders a story before it has unmounted the previous one. */
const ignoredMessageStart = 'The current testing environment is not configured to support act';

/** Records console messages. Returns a function that stops the recording and throws if a message was recorded. */
export function recordConsoleMessages(): () => void {
  const messages: string[] = [];
  const originalMethods = consoleMethods.map((method) => [method, console[method]] as const);
  for (const [method, original] of originalMethods)
    console[method] = (...args: unknown[]) => {
      const message = args.join(' ');
      if (!message.startsWith(ignoredMessageStart)) messages.push(`${method}: ${message}`);
      original(...args);
    };
  return () => {
    for (const [method, original] of originalMethods) console[method] = original;
    if (messages.length > 0) throw new Error(`The story wrote to the console:\n${messages.join('\n')}`);
  };
}

function preventLinkDefault(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** Prevents links from navigating, which would end the test of the story. Returns a function that allows it again. */
export function preventLinkNavigation(): () => void {
  document.addEventListener('click', preventLinkDefault);
  return () => document.removeEventListener('click', preventLinkDefault);
}

/** Names that every language writes in Latin letters. */
const untranslatedNames =
  /Vitrine|PDF|EPUB|English|Ada|Claire Martin|Claire Morvan|Thomas Belkacem|Inès Delaunay|Julien Ferrand/g;

/** Throws if an Arabic story contains words in Latin letters: a fixture is not translated, or the text is hard-coded. */
export function failOnUntranslatedText(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element?.checkVisibility() ||
      element.closest('[lang]') !== document.documentElement ||
      element.closest('script, style, pre')
    )
      continue;
    if (/[a-z]{3}/i.test((node.textContent ?? '').replace(untranslatedNames, '')))
      throw new Error(`The text “${node.textContent}” is not translated.`);
  }
}
