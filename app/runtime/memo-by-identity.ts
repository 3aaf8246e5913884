/**
 * Returns a function that derives something from an object once, as long as that object is in memory. Everybody shares the
 * result: nobody may change it.
 */
export function memoByIdentity<Input extends object, Output>(
  derive: (input: Input) => Output,
): (input: Input) => Output {
  const known = new WeakMap<Input, {readonly output: Output}>();
  return (input) => {
    const found = known.get(input);
    if (found) return found.output;
    const output = derive(input);
    known.set(input, {output});
    return output;
  };
}
