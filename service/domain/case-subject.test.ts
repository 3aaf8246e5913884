import {expect, it} from 'vitest';
import {caseSubject} from './case-subject';

it.each([
  [' Ida@example.com ', {kind: 'email', email: 'Ida@example.com'}],
  ['jürgen@web.example', {kind: 'email', email: 'jürgen@web.example'}],
  ['w-7f3k-q2zm-91xd', {kind: 'notice', reference: 'W-7F3K-Q2ZM-91XD'}],
  ['K-7F3K-Q2ZM-91XD', {kind: 'notice', reference: 'K-7F3K-Q2ZM-91XD'}],
  ['N-7F3K-Q2ZM-91XD', {kind: 'notice', reference: 'N-7F3K-Q2ZM-91XD'}],
  ['g-7f3k-q2zm-91xd', {kind: 'gift', reference: 'G-7F3K-Q2ZM-91XD'}],
  ['1234 5678 901234', {kind: 'return', reference: '12345678901234'}],
  ['e-12345678901234', {kind: 'return', reference: 'E-12345678901234'}],
  ['1234567890123', {kind: 'order', number: '1234567890123'}],
  ['#l10001', {kind: 'order', number: 'L10001'}],
  ['l 10001', {kind: 'order', number: 'L10001'}],
  ['W-7F3K-Q2ZM', {kind: 'order', number: 'W-7F3K-Q2ZM'}],
  ['Ida Farn', null],
  ['Mara-Moos', null],
  ['L10001 "OR"', null],
  ['', null],
])('%j is looked up as %j', (typed, subject) => {
  expect(caseSubject(typed)).toEqual(subject);
});
