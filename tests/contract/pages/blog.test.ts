import {expect, inject, test} from 'vitest';

import {elements, tags} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor} from '../../support/visitor';

const visitor = createVisitor(inject('shopOrigin'));
const t = messages('en');
const titleOf = (html: string) => elements(html, 'h1').map(({text}) => text);

test('a category has its posts alone, a post its author and what goes with it', async () => {
  const blog = await visitor.get('/en/a');
  const categories = elements(blog.body, 'nav').find(
    ({attributes}) => attributes['aria-label'] === t('blog:categories'),
  );
  const links = elements(categories?.inside ?? '', 'a');
  expect(links.filter(({attributes}) => attributes['aria-current'] === 'page').map(({text}) => text)).toEqual([
    t('blog:all'),
  ]);

  const gear = await visitor.get(links.find(({text}) => text === 'Gear')?.attributes['href'] ?? '');
  expect(titleOf(gear.body)).toEqual(['Gear']);
  const cards = elements(gear.body, 'article');
  expect(cards.length).toBeGreaterThan(0);
  for (const {inside} of cards) expect(elements(inside, 'p').map(({text}) => text)).toContain('Gear');
  const [title] = elements(cards[0]?.inside ?? '', 'h2');
  const [link] = elements(title?.inside ?? '', 'a');

  const post = await visitor.get(link?.attributes['href'] ?? '');
  expect(titleOf(post.body)).toEqual([link?.text]);
  expect(tags(post.body, 'section').map((section) => section['aria-label'])).toContain(t('blog:author'));
  const headings = elements(post.body, 'h2').map(({text}) => text);
  expect(headings).toContain(t('blog:products'));
  expect(headings).toContain(t('blog:posts'));
});
