import {expect, test} from 'vitest';

import {createTracer} from './tracer.server';

/** The runtime's own tracing. */
function nativeTracing() {
  const told: Record<string, unknown> = {};
  const names: string[] = [];
  const span = {setAttribute: (key: string, value: unknown) => void (told[key] = value)};
  const enterSpan = <T>(name: string, work: (entered: typeof span) => T): T => (names.push(name), work(span));
  return {told, names, enterSpan};
}

function setUp({
  native,
  keepsSpans,
}: {
  readonly native?: ReturnType<typeof nativeTracing>;
  readonly keepsSpans: boolean;
}) {
  const times = [100, 130];
  return createTracer({clock: () => times.shift() ?? 0, native, keepsSpans});
}

test('records attributes, duration and outcome of a span', async () => {
  const tracer = setUp({keepsSpans: true});
  expect(await tracer.run('render', async (describe) => (describe({part: 'head'}), 'html'))).toBe('html');
  expect(tracer.ended()).toEqual([
    {name: 'render', startedAt: 100, endedAt: 130, attributes: {part: 'head'}, isFailed: false},
  ]);
});

test('rethrows the error of the operation and records its type', async () => {
  const tracer = setUp({keepsSpans: true});
  await expect(tracer.run('render', () => Promise.reject(new RangeError('x')))).rejects.toThrow(RangeError);
  expect(tracer.ended()).toMatchObject([{attributes: {'error.type': 'RangeError'}, isFailed: true}]);
});

test('records no span without an export', async () => {
  const tracer = setUp({keepsSpans: false});
  expect(await tracer.run('render', () => Promise.resolve(1))).toBe(1);
  expect(tracer.ended()).toEqual([]);
});

test.each([true, false])('passes spans to the runtime’s tracing, with an export of our own: %s', async (keepsSpans) => {
  const native = nativeTracing();
  const tracer = setUp({native, keepsSpans});
  await tracer.run('render', async (describe) => describe({part: 'head'}));
  expect(native.names).toEqual(['render']);
  expect(native.told).toEqual({part: 'head'});
  expect(tracer.ended().map(({attributes}) => attributes)).toEqual(keepsSpans ? [{part: 'head'}] : []);
});
