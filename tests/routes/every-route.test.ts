import {expect, inject, test} from 'vitest';

const tests = Object.keys(import.meta.glob('./*/*.test.ts')).map((file) => file.replace(/^.*\/|\.test\.ts$/g, ''));

test('every route of app/routes.ts has a test file of its name', () => {
  const routes = new Set(inject('routeTable').map(({file}) => file.replace(/^routes\/|\.tsx?$/g, '')));
  expect([...routes].filter((name) => !tests.includes(name))).toEqual([]);
});
