import type {ControlObject} from './control-object';

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
