/** What calling the shop's own service worker needs of the configuration. */
export type ServiceWorkerEnv = {
  /** Where it answers; nobody is called where it is empty or missing. */
  readonly SERVICE_ORIGIN?: string;
  /** The host by which everybody else knows it, where the emulator stands before it in tests. */
  readonly STEERED_HOST?: string;
  /** Signs the platform's webhooks; none is sent where it is empty or missing. */
  readonly PLATFORM_WEBHOOK_SECRET?: string;
  /** Of the mail providers' webhook; none is sent where it is empty or missing. */
  readonly MAIL_WEBHOOK_SECRET?: string;
  readonly CLOCK_OFFSET_MS?: string | number;
  readonly DATA_GENERATION?: number;
};

/** Returns the origin of the service worker that a merchant tells the platform; `null` where there is none. */
export function toldServiceOrigin({SERVICE_ORIGIN, STEERED_HOST}: ServiceWorkerEnv): string | null {
  if (!SERVICE_ORIGIN) return null;
  return STEERED_HOST ? `http://${STEERED_HOST}` : SERVICE_ORIGIN;
}

/** Returns the headers for the service worker in tests: the time and the generation of data of a request. */
export function steeringHeaders(env: ServiceWorkerEnv): Readonly<Record<string, string>> {
  return {
    'Test-Clock-Offset': String(env.CLOCK_OFFSET_MS ?? 0),
    'Test-Data-Generation': String(env.DATA_GENERATION ?? 0),
  };
}
