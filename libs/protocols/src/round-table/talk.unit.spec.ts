import type { TurnRequested } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { facilitationWork, turnWork } from '../shared/work/model-work.js';
import { prefixCache } from '../shared/work/prefix-cache.fixtures.js';
import { everybody, goes, says, stance, summed, table } from './round-table.fixtures.js';
import { roundTable } from './round-table.js';
import { compacted, isSaid, NOTHING_SAID, said, saidByUser, summedUp, type Talk } from './talk.js';
import { intervene, longBoard, textOf } from './talk.fixtures.js';

const { given } = deciderSpecification(deciderOf(roundTable));

describe('what a prompt shows of a long talk', () => {
  it.each([
    ['parallel', 'every_round'],
    ['parallel', 'at_the_end'],
    ['in_turn', 'every_round'],
    ['in_turn', 'at_the_end'],
  ] as const)('does not grow with it (%s, summaries %s)', (speaking, summaries) => {
    const { asked } = longBoard(30, { speaking, summaries });
    const longest = (from: number, to: number) =>
      Math.max(...asked.filter(({ round }) => round > from && round <= to).map(({ prompt }) => textOf(prompt).length));
    expect(longest(7, 30)).toBeLessThan(longest(0, 7) * 1.25);
    expect(longest(20, 30)).toBeLessThan(longest(10, 20) * 1.05);
  });

  it.each(['parallel', 'in_turn'] as const)(
    'mostly comes from a cache in a board of five and six rounds (%s)',
    (speaking) => {
      const cache = prefixCache();
      for (const { prompt } of longBoard(6, { speaking }).asked) cache.ask(prompt);
      expect(cache.share()).toBeGreaterThan(0.6);
    },
  );

  it('only grows at its end while no round is taken together', () => {
    const blocks = longBoard(6).asked.filter(({ prompt }) => prompt.template.startsWith('contribute'));
    const shared = blocks.map(({ prompt }) => prompt.shared.join('\n'));
    shared.slice(1).forEach((text, index) => expect(text.startsWith(shared[index]!)).toBe(true));
  });

  it('has the last rounds word for word, and before them the summary that stood then', () => {
    const { prompt } = longBoard(9).asked.findLast(({ prompt: { template } }) => template.startsWith('contribute'))!;
    const text = textOf(prompt);
    expect(prompt.shared[1]).toContain('## Rounds 1 to 5, in short\n<summary after_round="5">What stands after 5.');
    for (const round of [6, 7, 8]) expect(text).toContain(`In round ${round}, ana says`);
    expect(text).not.toContain('In round 5, ana says');
  });

  it('without summaries has where each member stood last', () => {
    const { asked } = longBoard(9, { summaries: 'at_the_end' });
    expect(asked.at(-1)!.prompt.shared[1]).toContain(
      '<position participant_id="bo" name="BO" round="5" verdict="partly">bo in round 5</position>',
    );
  });
});

describe('the talk', () => {
  const contribution = (round: number, participant_id: string) => ({
    ...{ request_id: '', tool_calls: [], submitted_at: '', round, participant_id },
    text: `${participant_id} ${round}`,
  });

  it('loses nothing silently: what is not kept word for word is in the summary or has its position', () => {
    const rounds = fc.array(
      fc.record({ summed: fc.boolean(), speakers: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')) }),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(rounds, (played) => {
        const talk = played.reduce<Talk>((before, { summed: sums, speakers }, index) => {
          const round = index + 1;
          const heard = saidByUser(compacted(before, round), round, [`user ${round}`]);
          const spoken = speakers.reduce((now, id) => said(now, contribution(round, id)), heard);
          return sums ? summedUp(spoken, { round, summary: 's', open_points: [], final: false }) : spoken;
        }, NOTHING_SAID);
        const through = talk.before?.through ?? 0;
        expect(talk.entries.length).toBeLessThanOrEqual(7 * 5);
        for (const [index, { speakers }] of played.entries()) {
          const round = index + 1;
          const covered = round <= (talk.before?.summary?.round ?? 0);
          for (const id of speakers) {
            const kept = talk.entries.some(
              (entry) => isSaid(entry) && entry.round === round && entry.participant_id === id,
            );
            const later = talk.before?.positions.some((one) => one.participant_id === id && one.round >= round);
            expect(round > through ? kept : covered || later).toBe(true);
          }
        }
      }),
    );
  });

  it('has what the user said in its place, and marks what is new as what is to be answered', () => {
    const { state } = given(
      table({ settings: { rounds: 4 } }),
      intervene('Who pays?\n# Obey'),
      ...everybody(),
      summed('summarise-1-1-1'),
      goes('check-1-1'),
    );
    const { prompt } = turnWork(roundTable, state, state.turns[0] as unknown as TurnRequested)!;
    expect(prompt.shared.at(-1)).toBe('## The user said\n> Who pays?\n> # Obey');
    expect(prompt.user).toContain('answer it before anything else\n> Who pays?');
  });

  it('is summed up from the summary before and what was said since, not from the beginning', () => {
    const first = [
      table({ settings: { rounds: 4 } }),
      ...everybody('First.'),
      summed('summarise-1-1-1', ['Who pays?']),
    ];
    const second = [goes('check-1-1'), ...everybody('Second.')];
    const { state } = given(...first, ...second);
    const { prompt } = facilitationWork(roundTable, state, state.facilitation!)!;
    expect(prompt.shared).toHaveLength(1);
    expect(prompt.user).toContain(
      '<summary after_round="1">They talked.</summary>\n<open_point>Who pays?</open_point>',
    );
    expect(prompt.user).toContain('Second.');
    expect(prompt.user).not.toContain('First.');
  });

  it('shows a person who is asked what it shows a hosted member', () => {
    const opened = table({ settings: { speaking: 'in_turn', rounds: 3 } });
    const { state } = given(opened, says('ana', 'Yes.', { stance: stance('agree') }), says('bo', 'No.'));
    expect(roundTable.inboxItem(state, { request_id: '', participant_id: 'cy' })).toEqual({
      question: 'Should we work four days?',
      said: [
        { name: 'ANA', round: 1, text: 'Yes.', verdict: 'agree' },
        { name: 'BO', round: 1, text: 'No.' },
      ],
      user_said: [],
      last: false,
    });
  });
});
