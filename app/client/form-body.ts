/** Returns a form's text fields as a browser encodes them; files are left out. */
export function formBody(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
