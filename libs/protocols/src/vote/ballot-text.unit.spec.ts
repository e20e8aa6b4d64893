import { expect, it } from 'vitest';
import { givenBallot, typedBallot } from './ballot-text.js';

const OPTIONS = ['Lyon', 'Ghent', 'St: Gallen'];

it.each([
  ['Lyon', ['Lyon'], ''],
  [' lyon: by the sea ', ['Lyon'], 'by the sea'],
  ['2：火车', ['Ghent'], '火车'],
  ['Ghent > Lyon: trains: many', ['Ghent', 'Lyon'], 'trains: many'],
  ['Lyon, Ghent', ['Lyon', 'Ghent'], ''],
  ['St: Gallen: the lake', ['St: Gallen'], 'the lake'],
  ['abstain: I cannot tell', [], 'I cannot tell'],
  ['弃权', [], ''],
])('reads %s', (text, choices, reason) => expect(typedBallot(text, OPTIONS)).toEqual({ choices, reason }));

it.each([
  ['consent', ['consent'], ''],
  ['反对：太贵', ['object'], '太贵'],
  ['object: who pays?', ['object'], 'who pays?'],
  ['1', ['consent'], ''],
])('reads %s where a proposal is put to consent', (text, choices, reason) =>
  expect(typedBallot(text, [])).toEqual({ choices, reason }),
);

it.each(['Rome', 'Lyon > Rome', '7', 'I am for Lyon', 'consent'])('asks back for %s', (text) =>
  expect(typedBallot(text, OPTIONS)).toBeUndefined(),
);

it.each([
  [['lyon', '2'], 'Both.', { choices: ['Lyon', 'Ghent'], reason: 'Both.' }],
  [['Ghent > Lyon: trains'], '', { choices: ['Ghent', 'Lyon'], reason: 'trains' }],
  [['Ghent: trains'], 'And more.', { choices: ['Ghent'], reason: 'trains And more.' }],
  [['abstain'], 'I cannot tell', { choices: [], reason: 'I cannot tell' }],
  [[], 'I cannot tell', { choices: [], reason: 'I cannot tell' }],
  [['Lyon', 'Lyon'], '', { choices: ['Lyon'], reason: '' }],
])('takes %j of a form, with %j', (choices, reason, ballot) =>
  expect(givenBallot({ choices, reason }, OPTIONS)).toEqual(ballot),
);

it.each([[['Rome']], [['Lyon', 'Rome']], [['Lyon', 'Ghent > St: Gallen']]])('asks back for %j of a form', (choices) =>
  expect(givenBallot({ choices, reason: 'Lyon' }, OPTIONS)).toBeUndefined(),
);
