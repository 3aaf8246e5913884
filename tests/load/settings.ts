const numberOf = (variable: string, otherwise: number): number => {
  const value = Number(process.env[variable] ?? otherwise);
  if (!(value > 0)) throw new RangeError(`${variable} is no number above 0`);
  return value;
};

/** How long and how much, as `npm run test:load` says it. */
export const LOAD = {
  minutes: numberOf('LOAD_MINUTES', 10),
  soakMinutes: numberOf('LOAD_SOAK_MINUTES', 30),
  /** Documents a second. */
  rate: numberOf('LOAD_RATE', 200),
  carts: numberOf('LOAD_CARTS', 1000),
} as const;
