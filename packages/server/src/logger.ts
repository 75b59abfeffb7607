import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Creates a logger that writes JSON lines to the standard output. An error is logged as `logger.error({ err: error }, message)`. */
export const createLogger = (name: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name,
      level,
      base: { name },
      formatters: { level: (label) => ({ level: label }) },
    },
    // Lines are written asynchronously, several at a time, and the last ones on exit.
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 }),
  );
