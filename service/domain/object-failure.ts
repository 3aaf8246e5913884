/** The properties that the runtime adds to an error of a call to a Durable Object, whether the object threw or could not be reached. */
const MARKS = ['remote', 'retryable', 'overloaded', 'durableObjectReset'] as const;

/**
 * Tells whether an error came out of a Durable Object. Source:
 * https://developers.cloudflare.com/durable-objects/best-practices/error-handling/
 */
export function isObjectFailure(error: Error): boolean {
  return MARKS.some((mark) => mark in error);
}
