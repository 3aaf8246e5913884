import {describe, expect, it} from 'vitest';

import {formOf} from '../form/form-data.fixture';
import {choiceQuery, readChoice, type BuyChoice} from './buy-choice';
import {examplePlan, exampleVariant} from './product.fixture';
import {purchaseModes} from './purchase';

const plans = [examplePlan(2), examplePlan(4)];
const [every2 = '', every4 = ''] = plans.map(({plan}) => plan.id);
const offered = {...purchaseModes(exampleVariant('11', {plans}), {requiresSellingPlan: false}), most: 10};
const FIRST = {purchase: 'one-time', sellingPlanId: every4, project: 'SP022', quantity: '1'};
const queryOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);

describe('the choice in an address', () => {
  it.each<[what: string, fields: Readonly<Record<string, string>>, chosen: BuyChoice]>([
    ['nothing', {variant: '11', brew: '2'}, {}],
    ['one thing', {purchase: 'subscription'}, {purchase: 'subscription'}],
    [
      'everything',
      {purchase: 'subscription', sellingPlanId: every2, project: 'SP024', quantity: '10', intent: 'add'},
      {purchase: 'subscription', sellingPlanId: every2, project: 'SP024', quantity: '10'},
    ],
    ['what is not offered', {purchase: 'rent', sellingPlanId: '9', project: 'SP999', quantity: '11'}, {}],
    ['no number', {quantity: '01'}, {}],
    ['empty fields', {quantity: '', project: 'SP023'}, {project: 'SP023'}],
  ])('is read: %s', (_, fields, chosen) => {
    expect(readChoice(queryOf(fields), offered)).toEqual(chosen);
  });

  it.each([
    ['once, where it comes with a plan alone', 'one-time', {...offered, oneTime: false}, {}],
    ['a subscription, where it has no plan', 'subscription', {...offered, plans: []}, {}],
    [
      'anything, where nothing can be bought now',
      'subscription',
      {...offered, plans: [], oneTime: false, preselected: null},
      {purchase: 'subscription'},
    ],
  ])('is read: %s', (_, purchase, modes, chosen) => {
    expect(readChoice(queryOf({purchase}), modes)).toEqual(chosen);
  });
});

describe('the address of what is chosen', () => {
  it.each<[what: string, search: string, chosen: Readonly<Record<string, string>>, query: string]>([
    ['nothing chosen', 'variant=11', FIRST, 'variant=11'],
    ['chosen back', 'variant=11&quantity=3', FIRST, 'variant=11'],
    ['one thing', 'variant=11', {...FIRST, purchase: 'subscription'}, 'variant=11&purchase=subscription'],
    ['the rest stays', 'brew=2&dose=18', {...FIRST, quantity: '3'}, 'brew=2&dose=18&quantity=3'],
    ['a field that is not there', 'project=SP023', {quantity: '1'}, ''],
  ])('says it: %s', (_, search, chosen, query) => {
    expect(choiceQuery(new URLSearchParams(search), formOf(chosen), FIRST).toString()).toBe(query);
  });

  it('brings every combination of a form back', () => {
    for (const purchase of ['one-time', 'subscription'])
      for (const sellingPlanId of [every2, every4])
        for (const project of ['SP022', 'SP023'])
          for (const quantity of ['1', '10']) {
            const chosen = {purchase, sellingPlanId, project, quantity};
            const query = choiceQuery(queryOf({variant: '11'}), formOf({...chosen, intent: 'add'}), FIRST);
            expect({...FIRST, ...readChoice(query, offered)}).toEqual(chosen);
          }
  });
});
