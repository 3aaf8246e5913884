import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/remix';

/**
 * Reports uncaught errors of this page to `dsn` from now on: the error and where it was thrown, no session, no cookies.
 * @param mayReport asked before each report, for consent can be withdrawn
 */
export function startErrorReporting(dsn: string, mayReport: () => boolean): void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    beforeSend: (event) => (mayReport() ? event : null),
  });
  getCurrentScope().setClient(client);
  client.init();
}
