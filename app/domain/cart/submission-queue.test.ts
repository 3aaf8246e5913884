import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {exampleLine} from './cart.fixture';
import {contentKey, contentOf} from './line-content';
import {intendedChange, expectedQuantities, optimisticLine, type PendingChange} from './optimistic';
import {atRest, submissionReducer, type SubmissionStatus, type SubmissionEvent} from './submission-queue';

type Answer = {readonly text: string};
type Event = SubmissionEvent<string, Answer>;

const pressed = (form: string, about = 'line'): Event => ({type: 'pressed', about, form});
const answered = (status: SubmissionStatus, again = true, text: string = status): Event => ({
  type: 'answered',
  answer: {text},
  status,
  again,
});

function after(...events: readonly Event[]) {
  const {queue, given, answers, repeats} = events.reduce(
    submissionReducer<string, Answer>,
    atRest<string, Answer>(undefined),
  );
  return {
    queue: queue.map(({form}) => form),
    given: given.map(({form, status}) => `${form} ${status}`),
    answers: answers.map(({text}) => text),
    repeats,
  };
}

const REST = {queue: [], given: [], answers: [], repeats: 0};

describe('forms that a page sends by script', () => {
  const cases: readonly (readonly [string, readonly Event[], Partial<typeof REST> | object])[] = [
    ['wait for the one before', [pressed('a'), pressed('b')], {queue: ['a', 'b']}],
    ['follow it', [pressed('a'), pressed('b'), answered('done')], {queue: ['b'], answers: ['done']}],
    ['are sent once more when the answer is lost', [pressed('a'), answered('lost')], {queue: ['a'], repeats: 1}],
    [
      'are done when that is answered',
      [pressed('a'), pressed('b'), answered('lost'), answered('done')],
      {queue: ['b'], answers: ['done']},
    ],
    ['are given up when that is lost, too', [pressed('a'), answered('lost'), answered('lost')], {given: ['a lost']}],
    [
      'are given up with those behind them',
      [pressed('a'), pressed('b'), answered('lost'), answered('lost')],
      {given: ['a lost', 'b lost']},
    ],
    ['are given up at once after a time-out', [pressed('a'), answered('lost', false)], {given: ['a lost']}],
    ['are given up at once when rate-limited', [pressed('a'), answered('rate-limited')], {given: ['a rate-limited']}],
    [
      'settle what was given up before',
      [pressed('a'), answered('rate-limited'), pressed('b'), answered('done')],
      {answers: ['done']},
    ],
    [
      'leave alone what was given up about something else',
      [pressed('a', 'other'), answered('rate-limited'), pressed('b'), answered('done')],
      {given: ['a rate-limited'], answers: ['done']},
    ],
    [
      'are told of together until the page is at rest',
      [pressed('a'), pressed('b'), answered('done', true, '1'), answered('done', true, '2')],
      {answers: ['1', '2']},
    ],
    [
      'are told of together, too, when another one follows while they are under way',
      [
        pressed('a'),
        pressed('b'),
        answered('done', true, '1'),
        pressed('c'),
        answered('done', true, '2'),
        answered('done', true, '3'),
      ],
      {answers: ['1', '2', '3']},
    ],
    [
      'take the place of what was told before',
      [pressed('a'), answered('done', true, '1'), pressed('b'), answered('done', true, '2')],
      {answers: ['2']},
    ],
  ];
  it.each(cases)('%s', (_name, events, sending) => {
    expect(after(...events)).toEqual({...REST, ...sending});
  });

  it('an answer to nothing changes nothing', () => {
    expect(after(answered('rate-limited'))).toEqual(REST);
    expect(after(answered('done'))).toEqual(REST);
  });

  it('an answer counts once', () => {
    const done = answered('done');
    expect(after(pressed('a'), pressed('b'), done, done)).toMatchObject({queue: ['b']});
  });

  it('keeps the earlier reports while forms are pending', () => {
    expect(after(pressed('a'), answered('done', true, '1'), pressed('b'))).toMatchObject({answers: ['1']});
  });
});

type Way = 'through' | 'lost on the way' | 'answer lost' | 'rate-limited';
type Step = Way | 'plus' | 'minus';

/** A shop that carries out each press once, and a way to it that may break. */
function shopWith(quantity: number) {
  const done = new Set<PendingChange>();
  let held = quantity;
  return {
    held: () => held,
    receive: (change: PendingChange) => {
      if (done.has(change)) return;
      done.add(change);
      held =
        change.intent === 'update'
          ? (change.quantity ?? held)
          : Math.max(0, held + (change.intent === 'increase' ? 1 : -1));
    },
  };
}

describe('presses on plus and minus, however the way to the shop breaks', () => {
  it('end in the number that was shown, or stand there as a wish that was given up', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom<Step>('plus', 'plus', 'minus'),
        fc.constantFrom<Step>('through', 'through', 'lost on the way', 'answer lost', 'rate-limited'),
      ),
      {maxLength: 40},
    );
    fc.assert(
      fc.property(steps, (taken) => {
        const shop = shopWith(20);
        let line = exampleLine({quantity: 20});
        let sending = atRest<PendingChange, object>(undefined);
        const changes = () => sending.queue.map(({form}) => form);
        const wishes = () => sending.given.map(({form}) => form);
        const numberIn = (list: readonly PendingChange[]) =>
          expectedQuantities([line], list).get(contentKey(contentOf(line)));
        // What stands in the field: a wish that was given up, else the number that is to be.
        const shown = () => numberIn(wishes()) ?? optimisticLine(line, expectedQuantities([line], changes())).quantity;
        let wanted = 20;
        const press = (intent: 'increase' | 'decrease') => {
          const expected = optimisticLine(line, expectedQuantities([line], changes())).quantity;
          const form = intendedChange(
            {intent, lineId: line.id, quantity: shown()},
            wishes().length > 0 ? null : expected,
          );
          wanted = Math.max(0, wanted + (intent === 'increase' ? 1 : -1));
          sending = submissionReducer(sending, {type: 'pressed', about: line.id, form: {...form}});
        };
        const answer = (way: Way) => {
          const [first] = changes();
          if (first === undefined) return;
          if (way === 'through' || way === 'answer lost') shop.receive(first);
          const status = way === 'through' ? 'done' : way === 'rate-limited' ? 'rate-limited' : 'lost';
          if (status === 'done') line = exampleLine({quantity: shop.held()});
          sending = submissionReducer(sending, {type: 'answered', answer: {}, status, again: true});
        };
        for (const step of taken) {
          if (step === 'plus') press('increase');
          else if (step === 'minus') press('decrease');
          else answer(step);
          expect(shown()).toBe(wanted);
        }
        while (sending.queue.length > 0) answer('through');
        expect(shown()).toBe(wanted);
        if (sending.given.length === 0) expect(shop.held()).toBe(wanted);
      }),
      {numRuns: 2000},
    );
  });
});
