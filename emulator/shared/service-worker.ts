/** What calling the shop's own service worker needs of the configuration. */
export type ServiceWorkerEnv = {
  /** Where it answers; nobody is called where it is empty or missing. */
  readonly SERVICE_ORIGIN?: string;
  /** Signs the platform's webhooks; none is sent where it is empty or missing. */
  readonly PLATFORM_WEBHOOK_SECRET?: string;
  readonly CLOCK_OFFSET_MS?: string | number;
  readonly DATA_GENERATION?: number;
};

/** Returns the headers for the service worker in tests: the time and the generation of data of a request. */
export function steeringHeaders(env: ServiceWorkerEnv): Readonly<Record<string, string>> {
  return {
    'Test-Clock-Offset': String(env.CLOCK_OFFSET_MS ?? 0),
    'Test-Data-Generation': String(env.DATA_GENERATION ?? 0),
  };
}
