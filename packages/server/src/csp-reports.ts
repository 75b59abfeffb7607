import type { Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** The path for reports of browsers about violations of the content security policy. */
export const cspReportsPath = '/csp-reports';

const maxReportSize = 16_384;

/** Maximum number of reports in one request: the Reporting API sends several at once. */
const maxReports = 20;

/** The directives that a page can violate. Metrics keep a value for each name, so a client must not be able to invent names. */
const directiveName = z
  .string()
  .check(
    z.regex(
      /^(?:(?:child|connect|default|font|frame|img|manifest|media|object|worker)-src|(?:script|style)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors)$/,
    ),
  );
const blockedUrl = z.optional(z.string());

/** One report, in the format of `report-uri` or of the Reporting API (`report-to`), which sends lists of them. */
const report = z.union([
  z.pipe(
    z.object({ 'csp-report': z.object({ 'effective-directive': directiveName, 'blocked-uri': blockedUrl }) }),
    z.transform(({ 'csp-report': body }) => ({ directive: body['effective-directive'], blocked: body['blocked-uri'] })),
  ),
  z.pipe(
    z.object({ body: z.object({ effectiveDirective: directiveName, blockedURL: blockedUrl }) }),
    z.transform(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  ),
]);

/** Adds the address for reports to the content security policy of the build. */
export const addCspReporting = ({
  'Content-Security-Policy': policy,
  ...headers
}: SecurityHeaders): SecurityHeaders => ({
  ...headers,
  'Content-Security-Policy': `${policy}; report-uri ${cspReportsPath}; report-to csp`,
  'Reporting-Endpoints': `csp="${cspReportsPath}"`,
});

/** Creates the handlers that count and log reports of browsers about violations of the content security policy. */
export function createCspReportHandlers(logger: Logger, metrics: Metrics): [Handler, Handler] {
  return [
    bodyLimit({ maxSize: maxReportSize, onError: (c) => c.body(null, 413) }),
    async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      for (const entry of (Array.isArray(body) ? body : [body]).slice(0, maxReports)) {
        const { data } = report.safeParse(entry);
        if (!data) continue;
        metrics.cspReports.inc({ directive: data.directive });
        logger.warn({ directive: data.directive, blocked: data.blocked?.slice(0, 200) }, 'CSP report');
      }
      return c.body(null, 204);
    },
  ];
}
