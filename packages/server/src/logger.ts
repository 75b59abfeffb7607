import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Creates a logger that writes JSON lines to the standard output. An error is logged as `logger.error({ err: error }, message)`. */
export const createLogger = (name: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name,
      level,
      base: { name },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Lines are written asynchronously, and the last ones on exit.
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
