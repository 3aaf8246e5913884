import {expect, inject, test} from 'vitest';

const tested = Object.keys(import.meta.glob('./*/*.test.ts')).map((file) => file.replace(/^.*\/|\.test\.ts$/g, ''));

test('every route of app/routes.ts has a test, and every test a route', () => {
  const routes = inject('routeTable').map(({file}) => file.replace(/^routes\/|\.tsx?$/g, ''));
  expect(tested.toSorted()).toEqual([...new Set(routes)].sort());
});
