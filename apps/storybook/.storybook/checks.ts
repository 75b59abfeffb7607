const levels = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** React's message about Storybook's own rendering when a story starts while the previous one is still being removed. */
const ignored = 'The current testing environment is not configured to support act';

/** Fails the story when it ends if it wrote to the console. */
export function failOnConsoleMessages(): () => void {
  const messages: string[] = [];
  const originals = levels.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals)
    console[level] = (...args: unknown[]) => {
      const message = args.join(' ');
      if (!message.startsWith(ignored)) messages.push(`${level}: ${message}`);
      original(...args);
    };
  return () => {
    for (const [level, original] of originals) console[level] = original;
    if (messages.length > 0) throw new Error(`The story wrote to the console:\n${messages.join('\n')}`);
  };
}

function preventNavigation(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** Prevents links from navigating: that would leave the story and end its test. */
export function preventLinkNavigation(): () => void {
  document.addEventListener('click', preventNavigation);
  return () => document.removeEventListener('click', preventNavigation);
}

/** Names that stay as they are in every language. */
const names = /Vitrine|PDF|EPUB|English|Ada/g;

/** Fails if an Arabic story contains English text: a fixture is not translated, or a text does not come from the fixtures. */
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
    if (/[a-z]{3}/i.test((node.textContent ?? '').replace(names, '')))
      throw new Error(`The text “${node.textContent}” is not translated.`);
  }
}
