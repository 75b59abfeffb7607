import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts the store, or a server of the benchmark, in a child process. Its imports of workspace packages resolve to their sources, not to
 * their builds. `waitForUrl` resolves when the server has printed its URL, and rejects if the process exits first.
 */
export function startServerProcess(env: Record<string, string>, args = ['src/main.ts']) {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', ...args], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    output.stdout += data;
  });
  child.stderr.on('data', (data) => {
    output.stderr += data;
  });
  const exited = once(child, 'close').then(([code]: number[]) => ({ code, ...output }));

  async function waitForUrl(): Promise<string> {
    for (;;) {
      const [, url] = /"url":"(http:[^"]+)".*\n/.exec(output.stdout) ?? [];
      if (url) return url;
      const chunkOrExit = await Promise.race([once(child.stdout, 'data'), exited]);
      if ('stderr' in chunkOrExit) throw new Error(`The server has exited: ${chunkOrExit.stderr}`);
    }
  }

  /** Sends a signal and waits until the process has exited. */
  function stop(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') {
    child.kill(signal);
    return exited;
  }

  return { output, waitForUrl, exited, stop };
}
