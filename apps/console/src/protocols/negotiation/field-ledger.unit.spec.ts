import { describe, expect, it } from 'vitest';
import { changesOf, type Ledger } from '../../channel/ledger/ledger.js';
import { log, recorded } from '../../recorded.fixtures.js';
import { ledgerIn } from './field-ledger.js';

/** What happened after the first draft, a line each. */
const changeLines = ({ columns, rows }: Ledger): string[] =>
  rows.flatMap((row) =>
    changesOf(row, columns)
      .filter(({ column }) => column !== columns[0])
      .map(({ column, change: { before = '', after = '', unit = '', wanted, fate = 'nobody', backers } }) => {
        const value = `${before} → ${after} ${unit}`.trim();
        const by = backers.map(({ participant_id }) => participant_id).join('+');
        return [`${row.key} ${column.key}:`, value, wanted && `(wanted ${wanted})`, fate, by].filter(Boolean).join(' ');
      }),
  );

describe('the field ledger of a negotiation (N3)', () => {
  it('has what was granted with whose wish it was, and what was refused with the reason', () => {
    const ledger = ledgerIn(recorded('negotiation-meetup'));
    expect(changeLines(ledger)).toEqual([
      'terms.talk_length v2: 30 → 45 minutes applied bo',
      'assignments.cy.role v3: Welcome → nobody',
      'assignments.cy.task v3: Welcome the guests at the door → nobody',
      'terms.catering v2: → (wanted 200 euros) rejected bo',
    ]);
    const catering = ledger.rows.find(({ key }) => key === 'terms.catering')!.cells.get('v2')![0]!;
    expect(catering.why).toBe('the budget ends at 100 euros and the drinks take it');
  });

  it('has every field of the first version, with its value', () => {
    const { columns, rows } = ledgerIn(recorded('negotiation-meetup'));
    expect(columns.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    const date = rows.find(({ key }) => key === 'terms.date')!;
    expect(changesOf(date, columns).map(({ change }) => change.after)).toEqual(['2026-12-03']);
  });

  it('a role that somebody takes over changes hands, for nobody’s wish (N4)', () => {
    expect(changeLines(ledgerIn(recorded('negotiation-venue-lost')))).toEqual([
      'assignments.ana.role v2: Host → nobody',
      'assignments.ana.task v2: Offer the room → nobody',
      'assignments.dee.role v2: → Host nobody',
      'assignments.dee.task v2: → Offer the room nobody',
    ]);
  });

  it('what no version has answered stands at the end', () => {
    const { columns, rows } = ledgerIn(recorded('negotiation-partial'));
    expect(changeLines({ columns, rows })).toEqual([
      'terms.hour v2: → (wanted 17:00) rejected ole',
      'terms.hour unanswered: → (wanted 16:45) open ole',
    ]);
  });

  it('whoever asks for the same supports it; a part of what was wanted says what was wanted', () => {
    const wish = (participant_id: string, field: string, new_value: string) =>
      ['FeedbackRecorded', { participant_id, cycle: 1, round: 1, proposed_changes: [{ field, new_value }] }] as const;
    const terms = [{ field: 'doors', value: '18:00' }];
    const assignments = [{ participant_id: 'bo', role: 'Speaker', task: 'Talk' }];
    const events = log(
      ['ProposalDrafted', { proposal: { version: 1, title: 'T', terms, assignments } }],
      [...wish('ana', 'doors', '20:00')],
      [...wish('bo', 'task', 'Talk and show')],
      [...wish('cy', 'doors', '20:00 ')],
      [
        'ProposalAdjusted',
        {
          proposal: { version: 2, title: 'T', terms, assignments },
          diff: [
            { path: 'terms.doors', from: '18:00', to: '19:00' },
            { path: 'assignments.bo.task', from: 'Talk', to: 'Talk and show' },
          ],
          changes_made: [
            { request: 'cy.1.1.1', change: 'Half of it', partly: true },
            { request: 'bo.1.1.1', change: 'Done' },
          ],
          changes_rejected: [{ request: 'ana.1.1.1', reason: 'given already' }],
        },
      ],
    );
    expect(changeLines(ledgerIn(events))).toEqual([
      'terms.doors v2: 18:00 → 19:00 (wanted 20:00) partly ana+cy',
      'assignments.bo.task v2: Talk → Talk and show applied bo',
    ]);
  });
});
