import {describe, expect, it} from 'vitest';

import {contentHref} from './content-href';

const ORIGIN = 'https://shop.example';

describe('a link in editors’ text', () => {
  it.each([
    ['/de/e/versand#kosten', '/de/e/versand#kosten'],
    ['https://shop.example/en/e/shipping', '/en/e/shipping'],
    ['#kosten', '#kosten'],
    ['https://hilfe.example/kontakt', 'https://hilfe.example/kontakt'],
    ['mailto:hallo@shop.example', 'mailto:hallo@shop.example'],
    ['tel:+4940123', 'tel:+4940123'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/de/%252e%252e/x', null],
    ['https://user@evil.example/', null],
    ['http://plain.example/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['', null],
  ])('%j becomes %j', (href, expected) => {
    expect(contentHref(href, ORIGIN)).toBe(expected);
  });
});
