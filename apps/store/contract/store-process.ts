import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the store in a process of its own, with the sources of the other packages. `url` resolves when it is ready. */
export function startStore(variables: Record<string, string>, command = ['src/main.ts']) {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', ...command], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env.PATH, PORT: '0', ...variables },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    output.out += data;
  });
  child.stderr.on('data', (data) => {
    output.err += data;
  });
  const ended = once(child, 'close').then(([code]: number[]) => ({ code, ...output }));

  async function url(): Promise<string> {
    for (;;) {
      const [, url] = /^store: (http:\S+)\n/m.exec(output.out) ?? [];
      if (url) return url;
      const more = await Promise.race([once(child.stdout, 'data'), ended]);
      if ('err' in more) throw new Error(`The store ended: ${more.err}`);
    }
  }

  function end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') {
    child.kill(signal);
    return ended;
  }

  return { isRunning: () => child.exitCode === null && child.signalCode === null, url, ended, end };
}
