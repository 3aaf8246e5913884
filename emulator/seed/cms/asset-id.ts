const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** The only kind of file that visitors can download. */
export const FILE_EXTENSION = 'txt';

/** Returns the id of a picture's asset: 40 hexadecimal digits, the same on every machine. */
export function imageId(name: string): string {
  return digest(`image/${name}`);
}

/** Returns the id of a file's asset, likewise. */
export function fileId(name: string): string {
  return digest(`file/${name}`);
}

/** Returns what a document says to refer to a file. */
export function fileReference(name: string): string {
  return `file-${fileId(name)}-${FILE_EXTENSION}`;
}

function digest(text: string): string {
  return [0, 1, 2, 3, 4].map((round) => fnv(`${round}/${text}`).toString(16).padStart(8, '0')).join('');
}

function fnv(text: string): number {
  let hash = BASIS;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}
