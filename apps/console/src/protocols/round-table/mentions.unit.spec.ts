import { expect, it } from 'vitest';
import { piecesOf } from './mentions.js';

const members = [
  { participant_id: 'nils', name: 'Nils' },
  { participant_id: 'nils-2', name: 'Nils Berg' },
  { participant_id: 'bailu', name: '白露' },
];

it('whoever is named with an @ is found, by the longest name that fits', () => {
  expect(piecesOf('Then @Nils Berg, and @nils?', members)).toEqual([
    { text: 'Then ' },
    { text: '@Nils Berg', named: 'nils-2' },
    { text: ', and ' },
    { text: '@nils', named: 'nils' },
    { text: '?' },
  ]);
});

it('a name ends where its word ends, and Chinese needs no space behind it', () => {
  expect(piecesOf('@Nilsson, a@b.c', members)).toEqual([{ text: '@Nilsson, a@b.c' }]);
  expect(piecesOf('请@白露说', members)).toEqual([{ text: '请' }, { text: '@白露', named: 'bailu' }, { text: '说' }]);
});
