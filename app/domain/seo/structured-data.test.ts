import {describe, expect, it} from 'vitest';

import {breadcrumbList, linkedDocument} from './structured-data';

describe('a document of JSON-LD', () => {
  it('cannot be ended from within', () => {
    const text = linkedDocument([breadcrumbList([{name: '</script><b>', url: 'https://shop.example/'}])]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{'@type': 'BreadcrumbList', itemListElement: [{position: 1, name: '</script><b>'}]}],
    });
  });
});
