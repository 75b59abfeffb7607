const levels = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** A story says nothing on the console; one that does fails when it ends. */
export function failOnConsoleMessages(): () => void {
  const messages: string[] = [];
  const originals = levels.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals)
    console[level] = (...words: unknown[]) => {
      messages.push(`${level}: ${words.join(' ')}`);
      original(...words);
    };
  return () => {
    for (const [level, original] of originals) console[level] = original;
    if (messages.length > 0) throw new Error(`The story wrote to the console:\n${messages.join('\n')}`);
  };
}
