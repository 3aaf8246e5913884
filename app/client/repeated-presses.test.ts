import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {ignoreRepeatedPresses} from './repeated-presses';

/** Stands for elements that are in all of these selectors, or in none. */
class FakeElement extends EventTarget {
  readonly #selectors: readonly string[];
  constructor(...selectors: readonly string[]) {
    super();
    this.#selectors = selectors;
  }
  closest(selectors: string): this | null {
    return selectors.split(',').some((selector) => this.#selectors.includes(selector)) ? this : null;
  }
}

const BUTTON = new FakeElement('button:not([value$="crease"])');
const STEP = new FakeElement();
const FIELD = new FakeElement('input');

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  ignoreRepeatedPresses();
});
afterEach(() => vi.unstubAllGlobals());

function isIgnored(type: string, target: FakeElement, details: object): boolean {
  const event = Object.defineProperty(new Event(type, {cancelable: true}), 'target', {value: target});
  page.dispatchEvent(Object.assign(event, details));
  return event.defaultPrevented;
}

describe('a press that repeats another', () => {
  it.each([
    ['a click', 'click', BUTTON, {detail: 1}, false],
    ['the second click of a double click', 'click', BUTTON, {detail: 2}, true],
    ['of a step of a quantity', 'click', STEP, {detail: 2}, false],
    ['Enter', 'keydown', BUTTON, {key: 'Enter', repeat: false}, false],
    ['Enter that is held down', 'keydown', BUTTON, {key: 'Enter', repeat: true}, true],
    ['in a field', 'keydown', FIELD, {key: 'Enter', repeat: true}, true],
    ['on a step', 'keydown', STEP, {key: 'Enter', repeat: true}, false],
    ['another key in a field', 'keydown', FIELD, {key: 'a', repeat: true}, false],
  ])('%s', (_what, type, target, details, ignored) => {
    expect(isIgnored(type, target, details)).toBe(ignored);
  });
});
