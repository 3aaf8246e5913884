/**
 * The marks of an error that says nothing of the object's code: deployments and updates of the platform reset objects, too many calls overload
 * one. `remote` is none: an error of the object's own code has it.
 */
const MARKS = ['retryable', 'overloaded', 'durableObjectReset'] as const;

/**
 * Tells whether a Durable Object could not be reached, or was reset. Source:
 * https://developers.cloudflare.com/durable-objects/best-practices/error-handling/
 */
export function isObjectFailure(error: Error): boolean {
  return MARKS.some((mark) => mark in error);
}
