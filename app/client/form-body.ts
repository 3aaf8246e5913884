/** Returns what a form says, as a browser would send it without a script. */
export function formBody(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
