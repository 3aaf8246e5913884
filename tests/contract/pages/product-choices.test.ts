import {describe, expect, inject, test} from 'vitest';

import {isFullRun} from '../../support/full-run';
import {tags} from '../../support/html';
import {createVisitor} from '../../support/visitor';

const COFFEE = '/de/p/waldgold';
const visitor = createVisitor(inject('shopOrigin'));

type Fields = Readonly<Record<string, string>>;

/** The fields of the form that buys as a browser without a script would send them untouched. */
function buyFields(html: string): Fields {
  const [, form = ''] = /<form id="buy"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  const inputs = tags(form, 'input').filter(({type, checked}) => type !== 'radio' || checked !== undefined);
  const lists = [...form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)].map(([, attributes = '', options = '']) => {
    const [{name = ''} = {}] = tags(`<select${attributes}>`, 'select');
    const offered = tags(options, 'option');
    const chosen = offered.find(({selected}) => selected !== undefined) ?? offered[0];
    return [name, chosen?.['value'] ?? ''] as const;
  });
  return Object.fromEntries([...inputs.map(({name = '', value = ''}) => [name, value] as const), ...lists]);
}

/** The number of the variant that the button of an option leads to; `null` where there is none. */
const variantBehind = (html: string, option: string) =>
  [...html.matchAll(/<button[^>]*name="variant"[^>]*>(.*?)<\/button>/gs)]
    .filter(([, text]) => text === option)
    .map(([button]) => tags(button, 'button')[0]?.['value'] ?? null)[0] ?? null;

const OPTIONS = {size: '1000 g', grind: 'Filter gemahlen'} as const;
const CONTROLS = ['purchase', 'sellingPlanId', 'project', 'quantity', 'size', 'grind'] as const;
type Control = (typeof CONTROLS)[number];

const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
const rotations = CONTROLS.map((_, index) => [...CONTROLS.slice(index), ...CONTROLS.slice(0, index)]);
const orders = isFullRun ? permutations(CONTROLS) : [...rotations, [...CONTROLS].reverse()];

describe('what is chosen in the buy box', () => {
  test.each(orders.map((order) => [order.join(', '), order] as const))(
    'stays, without a script: %s',
    async (_, order) => {
      let page = (await visitor.get(COFFEE)).body;
      let fields = buyFields(page);
      const everyOther = /value="([^"]+)"[^>]*>alle 2 Wochen/i.exec(page)?.[1] ?? '';
      const wanted: Fields = {purchase: 'subscription', sellingPlanId: everyOther, project: 'SP023', quantity: '3'};
      expect(fields).toMatchObject({purchase: 'one-time', project: 'SP022', quantity: '1'});
      expect(everyOther).not.toBe('');

      const change = async (control: Control) => {
        if (control !== 'size' && control !== 'grind') {
          fields = {...fields, [control]: wanted[control] ?? ''};
          return;
        }
        const variant = variantBehind(page, OPTIONS[control]);
        if (variant === null) throw new Error(`There is no ${OPTIONS[control]}`);
        page = (await visitor.get(`${COFFEE}?${new URLSearchParams({...fields, variant}).toString()}`)).body;
        fields = buyFields(page);
      };
      for (const control of order) await change(control);
      expect(fields).toMatchObject(wanted);
      const current = tags(page, 'button').filter((button) => button['aria-current'] === 'true');
      expect(current.map(({value}) => value)).toHaveLength(2);
      for (const option of Object.values(OPTIONS)) {
        expect(current.map(({value}) => value)).toContain(variantBehind(page, option));
      }
      expect(fields['variantId']?.split('/').at(-1)).toBe(current[0]?.['value']);
    },
  );

  test.each(['purchase=nonsense&quantity=99', 'sellingPlanId=%3Cscript%3E', 'project=SP999', 'quantity=-1'])(
    'is as at first where the address says what is not offered: %s',
    async (query) => {
      const [first, asked] = await Promise.all([visitor.get(COFFEE), visitor.get(`${COFFEE}?${query}`)]);
      const {idempotencyKey: _, ...fields} = buyFields(first.body);
      expect(buyFields(asked.body)).toMatchObject(fields);
    },
  );
});

describe('what something given away is worth', () => {
  test.each([
    ['a gift card', '/de/p/geschenkgutschein', 4],
    ['a gift subscription', '/de/p/geschenkabo', 9],
    ['a donation', '/de/p/spende', 3],
  ])('is chosen in the form, where it erases nothing: %s', async (_, path, count) => {
    const {body} = await visitor.get(path);
    const [, form = ''] = /<form id="buy"[^>]*>(.*?)<\/form>/s.exec(body) ?? [];
    const radios = tags(form, 'input').filter(({name, type}) => name === 'variantId' && type === 'radio');
    const [, list = ''] = /<select[^>]*name="variantId"[^>]*>(.*?)<\/select>/s.exec(form) ?? [];
    expect(radios.length + tags(list, 'option').length).toBe(count);
    expect(tags(body, 'button').filter(({name}) => name === 'variant')).toEqual([]);
  });
});
