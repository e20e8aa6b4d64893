import { terms } from './terms.js';
import { proofFaults, proofLevels } from './proof.js';

/** What an assistant is told, and tells whoever it works for. */
export const assistant = {
  running: 'still running',
  round: (round: number, most: number) => (most ? `round ${round} of ${most}` : `round ${round}`),
  answered: (count: number, asked: number) => `${count} of ${asked} have answered`,
  inRound: (name: string, round: number) => `${name}, round ${round}`,
  begun: 'Begun',
  takingPart: 'Taking part',
  you: 'answers for themselves',
  nobodyKnows:
    'Nobody knows what it is likely to cost: it is rehearsed, it goes on as long as people want, or no price is known. Its budget bounds it.',
  likely: (cost: string, time: string) => `Likely ${[cost, time].filter(Boolean).join(' and ')} in all`,
  range: (least: string, most: string) => (least === most ? least : `${least} to ${most}`),
  rehearsal:
    'A rehearsal: no model is configured, scripts play it and understand no text. Nothing that it comes to counts.',
  waitsForYou: 'Waits for you',
  turnOf: (name: string) => `it is ${name}'s turn to answer`,
  vote: 'a vote on ending it now',
  floor: 'the floor is yours',
  without: (assumption: string) => `Without an answer: ${assumption}`,
  until: terms.until,
  choices: (names: string) => `one of: ${names}`,
  waitsFor: (names: string) => `Waits for ${names}, who answer elsewhere.`,
  nothingYet: 'Nothing waits for you. It goes on by itself.',
  recorded: 'Recorded.',
  applies: terms.applies,
  whole: 'The whole of it: get_outcome with detail "whole".',
  page: (address: string) => `On the page: ${address}`,
  notOver: 'It still runs: this is how it stands.',
  none: 'There is none.',
  deliberations: (count: number) => `${count} ${count === 1 ? 'deliberation' : 'deliberations'}`,
  verified: (events: number, head: string) =>
    `The record is whole and unchanged: ${events} events, each sealed by the one after it, up to ${head}.`,
  proof: { faults: proofFaults, levels: proofLevels },
  broken: (where: string) => `The record does NOT hold: ${where}`,
};
