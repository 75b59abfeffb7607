const levels = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** What React says of Storybook's own drawing, when one story is drawn while the one before is still being taken away. */
const ofStorybook = 'The current testing environment is not configured to support act';

/** A story says nothing on the console; one that does fails when it ends. */
export function failOnConsoleMessages(): () => void {
  const messages: string[] = [];
  const originals = levels.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals)
    console[level] = (...words: unknown[]) => {
      const message = words.join(' ');
      if (!message.startsWith(ofStorybook)) messages.push(`${level}: ${message}`);
      original(...words);
    };
  return () => {
    for (const [level, original] of originals) console[level] = original;
    if (messages.length > 0) throw new Error(`The story wrote to the console:\n${messages.join('\n')}`);
  };
}
