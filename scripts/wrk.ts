import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface Load {
  /** Origin of the server. */
  readonly origin: string;
  /** Requested one after the other, repeatedly. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Seconds after which a request counts as failed; 2 if absent. */
  readonly timeout?: number;
}

export interface LoadResult {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Responses with status 400 and above, failed connections, and timeouts. */
  readonly errors: number;
}

const script = fileURLToPath(new URL('wrk.lua', import.meta.url));

/** Exits with a message if wrk is not installed. */
export function requireWrk(): void {
  try {
    execFileSync('sh', ['-c', 'command -v wrk'], { stdio: 'ignore' });
  } catch {
    console.error('This needs wrk. On Debian and its relatives: apt-get install wrk.');
    process.exit(1);
  }
}

/** Runs wrk against a server, with one thread. */
export async function runWrk({
  origin,
  paths,
  headers = {},
  connections,
  seconds,
  timeout = 2,
}: Load): Promise<LoadResult> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    `${timeout}s`,
    '-s',
    script,
    ...headerArgs,
    origin,
    '--',
    ...paths,
  ];
  const { stdout } = await promisify(execFile)('wrk', args);
  const { requests, microseconds, p50, p99, refused, broken, late } = JSON.parse(
    stdout.trim().split('\n').at(-1) ?? '',
  );
  return {
    perSecond: Math.round(requests / (microseconds / 1e6)),
    p50: p50 / 1000,
    p99: p99 / 1000,
    errors: refused + broken + late,
  };
}
