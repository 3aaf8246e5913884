import {expect, it} from 'vitest';

import {createObjectCall} from './object-call.server';

const marked = (marks: object) => Object.assign(new Error('Network connection lost.'), marks);
const RESET = marked({retryable: true, durableObjectReset: true});
const OVERLOADED = marked({retryable: true, overloaded: true});
const OURS = marked({remote: true});

it.each([
  {errors: [], calls: 1, comesTo: 'answer'},
  {errors: [RESET], calls: 2, comesTo: 'answer'},
  {errors: [RESET, RESET], calls: 2, comesTo: 'lost'},
  {errors: [RESET, OURS], calls: 2, comesTo: 'Network connection lost.'},
  {errors: [OVERLOADED], calls: 1, comesTo: 'lost'},
  {errors: [marked({durableObjectReset: true})], calls: 1, comesTo: 'lost'},
  {errors: [OURS], calls: 1, comesTo: 'Network connection lost.'},
])('calls an object again where it was reset, and tells its own errors from a lost one: %j', async (given) => {
  const {errors, calls, comesTo} = given;
  let [called, repeats] = [0, 0];
  const call = async () => {
    const error = errors[called];
    called += 1;
    if (error) throw error;
    return 'answer';
  };
  const callObject = createObjectCall((cause) => new Error('lost', {cause}));
  const beforeRepeat = async () => void (repeats += 1);
  const came = callObject(call, beforeRepeat);
  if (comesTo === 'answer') expect(await came).toBe(comesTo);
  else await expect(came).rejects.toThrow(comesTo);
  expect([called, repeats]).toEqual([calls, errors.length]);
});
