/** A request that the service refuses, with the status and message of its answer. Thrown inside, answered in one place. */
export class SearchRefusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 413,
    message: string,
  ) {
    super(message);
    this.name = 'SearchRefusal';
  }
}
