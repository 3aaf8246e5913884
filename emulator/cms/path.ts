import type {Json} from './json';
import {isObject} from '../../contracts/indexing/json';

/** One step into a document: a field, a place in an array, or the entry whose field has a value. */
export type Step =
  | {readonly kind: 'field'; readonly name: string}
  | {readonly kind: 'index'; readonly index: number}
  | {readonly kind: 'where'; readonly field: string; readonly value: Json};

const STEP =
  /^(?:\.?(?<name>[A-Za-z_$][\w-]*)|\[(?<index>-?\d+)\]|\[\s*(?<field>\w+)\s*==\s*(?<value>"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?|true|false)\s*\]|\[(?<quoted>"[^"]*"|'[^']*')\])/;

/** Reads the steps of a path such as `blocks[_key=="a"].heading`; `null` where it is no such path. */
export function readPath(path: string): readonly Step[] | null {
  const steps: Step[] = [];
  let rest = path;
  while (rest !== '') {
    const found = STEP.exec(rest);
    if (found === null) return null;
    steps.push(stepOf(found.groups ?? {}));
    rest = rest.slice(found[0].length);
  }
  return steps.length === 0 ? null : steps;
}

function stepOf(groups: Readonly<Record<string, string | undefined>>): Step {
  const {name, index, field, value, quoted} = groups;
  if (index !== undefined) return {kind: 'index', index: Number(index)};
  if (field !== undefined) return {kind: 'where', field, value: literal(value ?? '')};
  return {kind: 'field', name: name ?? (quoted ?? '').slice(1, -1)};
}

function literal(text: string): Json {
  if (text.startsWith('"') || text.startsWith("'")) return text.slice(1, -1);
  return text === 'true' || text === 'false' ? text === 'true' : Number(text);
}

/** Tells where in an array a step leads; -1 for nowhere. */
export function placeIn(array: readonly Json[], step: Step): number {
  if (step.kind === 'index') {
    const index = step.index < 0 ? array.length + step.index : step.index;
    return index < array.length ? index : -1;
  }
  if (step.kind === 'field') return -1;
  return array.findIndex((entry) => isObject(entry) && entry[step.field] === step.value);
}

/** Reads what is at the end of the steps; `undefined` for nothing. */
export function readAt(value: Json, steps: readonly Step[]): Json | undefined {
  let at: Json | undefined = value;
  for (const step of steps) {
    if (Array.isArray(at)) at = at[placeIn(at, step)];
    else if (isObject(at) && step.kind === 'field') at = at[step.name];
    else return undefined;
  }
  return at;
}

/**
 * Returns the value with what is at the end of the steps replaced, or taken out by `undefined`. Missing objects are
 * made, missing entries are not.
 */
export function writeAt(value: Json | undefined, steps: readonly Step[], next: Json | undefined): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const place = placeIn(value, step);
    if (place === -1) return value;
    const entry = writeAt(value[place], rest, next);
    return entry === undefined ? value.toSpliced(place, 1) : value.with(place, entry);
  }
  if (step.kind !== 'field') return value;
  const object = isObject(value) ? value : {};
  if (next === undefined && !(step.name in object)) return value;
  const written = writeAt(object[step.name], rest, next);
  const {[step.name]: _old, ...others} = object;
  return written === undefined ? others : {...object, [step.name]: written};
}
