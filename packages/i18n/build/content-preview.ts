import type { ErrorPayload, Plugin } from 'vite';

/**
 * A Vite plugin that shows changed messages and content in development at once. A mistake in a file is shown over the page, with its file, its line and what to
 * write instead.
 */
export function contentPreview(): Plugin {
  return {
    name: 'vitrine:content-preview',
    apply: 'serve',
    async configureServer({ config, ws }) {
      // A build of the site does not need the compilers.
      const { formatProblem, watchSources } = await import('./watch.ts');
      let error: ErrorPayload | undefined;
      await watchSources({
        onProblem: (problem) => {
          config.logger.error(formatProblem(problem));
          const { file, line, column, message } = problem;
          error = {
            type: 'error',
            err: { message, stack: '', id: file, loc: { file, line, column }, plugin: 'messages and content' },
          };
          ws.send(error);
        },
        onFix: () => {
          error = undefined;
          ws.send({ type: 'full-reload' });
        },
      });
      // A mistake may also reload the page, which removes the overlay.
      ws.on('connection', () => {
        if (error) ws.send(error);
      });
    },
  };
}
