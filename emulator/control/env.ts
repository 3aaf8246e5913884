import type {ClockEnv} from '../shared/clock';
import {inGeneration} from '../shared/generation';
import type {ControlObject, Directive} from './control-object';

/** What the control interface needs of the worker's configuration. */
export type ControlEnv = {
  readonly CONTROL: DurableObjectNamespace<ControlObject>;
  /** `'on'` in tests; anything else hides the interface and records nothing. */
  readonly CONTROL_INTERFACE?: string;
};

/** Whether tests may watch and steer this worker. */
export function isControlled({CONTROL_INTERFACE}: Pick<ControlEnv, 'CONTROL_INTERFACE'>): boolean {
  return CONTROL_INTERFACE === 'on';
}

/** The object behind the control interface. */
export function controlOf({CONTROL}: Pick<ControlEnv, 'CONTROL'>) {
  return CONTROL.getByName('control');
}

/** What the services read of the clock. */
export type SteeredEnv = ControlEnv & ClockEnv;

/** A configuration as control has it: with the moved clock, and the objects of the present generation. */
export function presentOf<E extends SteeredEnv>(env: E, {clockOffsetMs, generation}: Omit<Directive, 'fault'>): E {
  const current = inGeneration(env, generation);
  if (clockOffsetMs === 0) return current;
  return {...current, CLOCK_OFFSET_MS: Number(env.CLOCK_OFFSET_MS ?? 0) + clockOffsetMs};
}

/** The same for what is not steered. */
export async function presentEnv<E extends SteeredEnv>(env: E): Promise<E> {
  return isControlled(env) ? presentOf(env, await controlOf(env).present()) : env;
}
