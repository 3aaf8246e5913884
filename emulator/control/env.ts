import type {ClockEnv} from '../shared/clock';
import {inGeneration} from '../shared/generation';
import type {ControlObject, ControlDirective} from './control-object';

/** What the control interface needs of the worker's configuration. */
export type ControlEnv = {
  readonly CONTROL: DurableObjectNamespace<ControlObject>;
  /** `'on'` in tests; anything else hides the interface and records nothing. */
  readonly CONTROL_INTERFACE?: string;
};

/** Tells whether tests may watch and steer this worker. */
export function isControlled({CONTROL_INTERFACE}: Pick<ControlEnv, 'CONTROL_INTERFACE'>): boolean {
  return CONTROL_INTERFACE === 'on';
}

/** Returns the object behind the control interface. */
export function controlOf({CONTROL}: Pick<ControlEnv, 'CONTROL'>) {
  return CONTROL.getByName('control');
}

/** What the services read of control. */
export type SteeredEnv = ControlEnv & ClockEnv & {readonly DENIED?: readonly string[]};

/** Returns a configuration as control has it: with the moved clock, and the objects of the present generation. */
export function presentOf<E extends SteeredEnv>(
  env: E,
  {clockOffsetMs, generation, denied}: Omit<ControlDirective, 'fault'>,
): E {
  const present = inGeneration(env, generation);
  const current = denied.length === 0 ? present : {...present, DENIED: denied};
  if (clockOffsetMs === 0) return current;
  return {...current, CLOCK_OFFSET_MS: Number(env.CLOCK_OFFSET_MS ?? 0) + clockOffsetMs};
}

/** Returns a configuration as control has it now; the same one where tests may not steer this worker. */
export async function presentEnv<E extends SteeredEnv>(env: E): Promise<E> {
  return isControlled(env) ? presentOf(env, await controlOf(env).present()) : env;
}
