/** A refusal inside a reply, as mutations of the Admin API give it. */
export type UserError = {readonly code: string; readonly field: readonly string[]; readonly message: string};

/** Refuses a field of a mutation's input, such as `['input', 'code']`. */
export function userError(code: string, field: readonly string[]): UserError {
  return {code, field, message: `${field.join('.')} was refused: ${code}`};
}
