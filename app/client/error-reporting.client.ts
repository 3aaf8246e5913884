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
 * Returns a function that sets the customer of the reports that follow.
 * @param mayReport asked before each report, for consent can be withdrawn
 */
export function startErrorReporting(dsn: string, mayReport: () => boolean): (customerId: string) => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    beforeSend: (event) => (mayReport() ? event : null),
  });
  getCurrentScope().setClient(client);
  client.init();
  return (customerId) => {
    getCurrentScope().setUser({id: customerId});
  };
}
