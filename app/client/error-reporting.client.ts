import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/remix';

/** Where the scripts of browser extensions come from; Safari hides the name. */
const EXTENSIONS = [/-extension:\/\//, 'webkit-masked-url:'];

/**
 * Reports uncaught errors of this page to `dsn` from now on: the error and where it was thrown, no session, no cookies. What extensions
 * throw is left out, and so is what Sentry knows to come from other scripts.
 * Returns a function that sets the customer of the reports that follow.
 * @param mayReport asked before each report, for consent can be withdrawn
 */
export function startErrorReporting(dsn: string, mayReport: () => boolean): (customerId: string) => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration({denyUrls: EXTENSIONS}),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    beforeSend: (event) => (mayReport() ? event : null),
    // They count what was not reported, and would be sent without consent.
    sendClientReports: false,
  });
  getCurrentScope().setClient(client);
  client.init();
  return (customerId) => {
    getCurrentScope().setUser({id: customerId});
  };
}
