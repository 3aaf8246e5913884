import {expect, test} from 'vitest';

import {otlpTraces, type Trace} from './trace-export.server';

const TRACE: Trace = {
  id: '0123456789abcdef0123456789abcdef',
  root: {
    name: 'GET /de/p/waldgold',
    startedAt: 1_795_000_000_000,
    endedAt: 1_795_000_000_042,
    attributes: {'http.response.status_code': 503, 'document.cache': 'miss'},
    isFailed: true,
  },
  children: [
    {
      name: 'storefront Product',
      startedAt: 1_795_000_000_002,
      endedAt: 1_795_000_000_030,
      attributes: {share: 0.5, known: true},
      isFailed: false,
    },
  ],
};

test('a trace in the form of the protocol', () => {
  const {resourceSpans} = otlpTraces(TRACE, {name: 'shop', version: 'a1', environment: 'production'});
  expect(resourceSpans[0]?.resource.attributes).toEqual([
    {key: 'service.name', value: {stringValue: 'shop'}},
    {key: 'service.version', value: {stringValue: 'a1'}},
    {key: 'deployment.environment.name', value: {stringValue: 'production'}},
  ]);
  expect(resourceSpans[0]?.scopeSpans[0]?.spans).toEqual([
    {
      traceId: TRACE.id,
      spanId: '0000000000000001',
      name: 'GET /de/p/waldgold',
      kind: 2,
      startTimeUnixNano: '1795000000000000000',
      endTimeUnixNano: '1795000000042000000',
      attributes: [
        {key: 'http.response.status_code', value: {intValue: '503'}},
        {key: 'document.cache', value: {stringValue: 'miss'}},
      ],
      status: {code: 2},
    },
    {
      traceId: TRACE.id,
      spanId: '0000000000000002',
      parentSpanId: '0000000000000001',
      name: 'storefront Product',
      kind: 3,
      startTimeUnixNano: '1795000000002000000',
      endTimeUnixNano: '1795000000030000000',
      attributes: [
        {key: 'share', value: {doubleValue: 0.5}},
        {key: 'known', value: {boolValue: true}},
      ],
      status: {},
    },
  ]);
});
