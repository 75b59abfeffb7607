import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface LoadOptions {
  /** Origin of the server. */
  readonly origin: string;
  /** Paths to request in a loop. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of connections that are open at the same time. */
  readonly connectionCount: number;
  /** Duration of the load. */
  readonly seconds: number;
  /** Seconds after which a request counts as an error. Default: 2. */
  readonly timeoutSeconds?: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Median response time in milliseconds. */
  readonly p50: number;
  /** 99th percentile of the response time in milliseconds. */
  readonly p99: number;
  /** Responses with status 400 and above, errors while connecting, reading and writing, and timeouts. */
  readonly errorCount: number;
}

const script = fileURLToPath(new URL('wrk.lua', import.meta.url));

/** Exits the process with an error message if wrk is not installed. */
export function requireWrk(): void {
  try {
    execFileSync('sh', ['-c', 'command -v wrk'], { stdio: 'ignore' });
  } catch {
    console.error('wrk is not installed. On Debian and Ubuntu, run: apt-get install wrk');
    process.exit(1);
  }
}

/** Runs wrk against a server, with one thread. */
export async function runWrk({
  origin,
  paths,
  headers = {},
  connectionCount,
  seconds,
  timeoutSeconds = 2,
}: LoadOptions): Promise<LoadResult> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = [
    '-t1',
    `-c${connectionCount}`,
    `-d${seconds}s`,
    '--timeout',
    `${timeoutSeconds}s`,
    '-s',
    script,
    ...headerArgs,
    origin,
    '--',
    ...paths,
  ];
  const { stdout } = await promisify(execFile)('wrk', args);
  const { requestCount, microseconds, p50, p99, statusErrorCount, socketErrorCount, timeoutCount } = JSON.parse(
    stdout.trim().split('\n').at(-1) ?? '',
  );
  return {
    requestsPerSecond: Math.round(requestCount / (microseconds / 1e6)),
    p50: p50 / 1000,
    p99: p99 / 1000,
    errorCount: statusErrorCount + socketErrorCount + timeoutCount,
  };
}
