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

/** Returns a function that derives something once for as long as it is asked for the same. Everybody shares the result. */
export function memoOfLast<Input extends string, Output>(derive: (input: Input) => Output): (input: Input) => Output {
  let last: {readonly input: Input; readonly output: Output} | null = null;
  return (input) => {
    if (last?.input !== input) last = {input, output: derive(input)};
    return last.output;
  };
}
