import {expect, it} from 'vitest';
import {seedFigures} from './seed-figures';

const products = Array.from({length: 60}, (_, index) => 1000 + index);

it('spreads the trust figure of the specification over the products: 4.93 from 13,702', () => {
  const all = [...seedFigures(products).values()];
  const count = all.flat().reduce((sum, part) => sum + part, 0);
  const stars = all.reduce((sum, parts) => sum + parts.reduce((own, part, index) => own + part * (index + 1), 0), 0);
  expect(count).toBe(13_702);
  expect((stars / count).toFixed(2)).toBe('4.93');
});

it('gives each product reviews of its own, none of them fewer than nothing', () => {
  const all = [...seedFigures(products).values()];
  expect(all.flat().every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
  expect(new Set(all.map((parts) => parts.join())).size).toBeGreaterThan(30);
});

it('tells products apart: some are liked by everybody, some are not', () => {
  const averages = [...seedFigures(products).values()].map((parts) => {
    const count = parts.reduce((sum, part) => sum + part, 0);
    return (parts.reduce((own, part, index) => own + part * (index + 1), 0) / count).toFixed(1);
  });
  expect(new Set(averages).size).toBeGreaterThan(2);
  expect(averages.filter((average) => Number(average) < 4.8).length).toBeGreaterThan(2);
});
