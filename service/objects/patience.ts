/** Resolves with work, or after so many milliseconds without it: then the work goes on by itself. */
export function waitAtMost(milliseconds: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);
}
