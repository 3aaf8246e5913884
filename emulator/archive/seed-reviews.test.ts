import {describe, expect, it} from 'vitest';
import seedTexts from 'virtual:seed/reviews';
import {seedReviews} from './seed-reviews';

const MANY = [0, 0, 0, 9, 60] as const;

describe('the reviews of a product', () => {
  it('are a few of any coffee in each language', () => {
    const reviews = seedReviews(1003, 'coffee', MANY);
    expect(reviews.filter(({language}) => language === 'de')).toHaveLength(7);
    expect(reviews.filter(({language}) => language === 'en')).toHaveLength(4);
  });

  it.each(Object.entries(seedTexts.en.products))('are its own where it has some: %s', (product, own) => {
    const english = seedReviews(Number(product), 'coffee', MANY).filter(({language}) => language === 'en');
    expect(english.map(({title}) => title)).toEqual(own.map(({title}) => title));
  });

  it('are of each number of stars no more than its figures count', () => {
    const stars = seedReviews(1010, 'coffee', [0, 0, 0, 1, 9]).map((review) => review.stars);
    expect(stars.filter((each) => each === 4)).toHaveLength(1);
    expect(stars.filter((each) => each === 5)).toHaveLength(9);
  });
});
