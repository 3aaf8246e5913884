/** Values of one's own machine and of the demo, such as `GTM-LOCAL1`; of a deployment's template; of a reserved domain. */
const EXAMPLE = /^(?:strfnt_|shp_|GTM-)?(?:local|demo)|replace|\.example(?=[:/>]|$)/i;

/** Tells whether a setting has a value that a shop which takes money has to replace by its own. */
export function isExampleValue(value: string): boolean {
  return EXAMPLE.test(value);
}
