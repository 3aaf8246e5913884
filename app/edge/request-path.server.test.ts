import {expect, test} from 'vitest';
import {validatePath, rawPath} from './request-path.server';

test.each([
  ['/'],
  ['/en'],
  ['/de/c/coffee-shop'],
  ['/de/c/coffee-shop/'],
  ['/_root.data'],
  ['/de/p/k%C3%A4se'],
  ['/de/p/100%25'],
  ['/de/p/%255c'],
  ['/de/p/a%2Fb'],
  ['/.well-known/security.txt'],
  ['/de/p/...'],
  ['/de/p/a..b'],
  [''],
])('%j may enter', (path) => {
  expect(validatePath(path)).toEqual({kind: 'pass'});
});

test.each([
  ['/\\evil.example'],
  ['/de\\c'],
  ['/%5cevil.example'],
  ['/de/%5C..'],
  ['/de/%00'],
  ['/de/%0d%0aSet-Cookie:a'],
  ['/de/%1f'],
  ['/de/%7F'],
  ['/de/\u0007'],
  ['/de/%C2%85'],
  ['/%E2%80%A8'],
  ['/de/p/waldgold%e2%80%a9'],
  ['/de/\u2028x.data'],
  ['/de/%E2%80%AEgold'],
  ['/de/%E2%81%A6gold'],
  ['/de/%D8%9Cgold'],
  ['/de/%E2%80%8B'],
  ['/de/%C2%AD'],
  ['/%EF%BB%BF'],
  ['/de/%F3%A0%80%81'],
  ['/de/%'],
  ['/de/%zz'],
  ['/de/%E4'],
  ['/de/%C0%AF'],
  ['/de/%ED%A0%80'],
  ['de/c'],
])('%j is refused', (path) => {
  expect(validatePath(path)).toEqual({kind: 'refused'});
});

test.each([
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['///evil.example//x', '/evil.example/x'],
  ['/de//c/x', '/de/c/x'],
  ['/de/c//', '/de/c/'],
  ['/./de', '/de'],
  ['/de/./c', '/de/c'],
  ['/de/c/.', '/de/c/'],
  ['/de/c/..', '/de/'],
  ['/de/../en', '/en'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/..//evil.example', '/evil.example'],
  ['/de/%2e%2e/en', '/en'],
  ['/de/.%2E/en', '/en'],
  ['/%2e', '/'],
  ['/de//c.data', '/de/c.data'],
])('%j collapses to %j', (path, pathname) => {
  expect(validatePath(path)).toEqual({kind: 'moved', pathname});
});

test.each([
  ['https://shop.example/de//c?x=1#y', '/de//c'],
  ['http://localhost:3000/a\\b', '/a\\b'],
  ['http://localhost:3000?x=/y', ''],
  ['http://localhost:3000//evil.example/', '//evil.example/'],
])('the path of %j is %j', (address, path) => {
  expect(rawPath(address)).toBe(path);
});
