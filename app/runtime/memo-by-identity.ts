/**
 * Memoises a function of one object for as long as that object is in memory (`WeakMap`). All callers share the result
 * and must not change it.
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

/** Memoises a function for its latest argument. All callers share the result. */
export function memoOfLast<Input extends string, Output>(derive: (input: Input) => Output): (input: Input) => Output {
  let last: {readonly input: Input; readonly output: Output} | null = null;
  return (input) => {
    if (last?.input !== input) last = {input, output: derive(input)};
    return last.output;
  };
}
