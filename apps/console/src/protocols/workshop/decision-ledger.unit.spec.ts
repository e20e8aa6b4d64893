import { describe, expect, it } from 'vitest';
import { changesOf, type Ledger } from '../../channel/ledger/ledger.js';
import { log, recorded } from '../../recorded.fixtures.js';
import { ledgerIn } from './decision-ledger.js';

const changeLines = ({ columns, rows }: Ledger): string[] =>
  rows.flatMap((row) =>
    changesOf(row, columns).map(({ column, change: { before, fate = 'carried', backers, against = [] } }) => {
      const named = (list: readonly { participant_id: string }[]) => list.map(({ participant_id }) => participant_id);
      const sides = [named(backers).join('+'), ...named(against).map((id) => `against ${id}`)];
      return [`${row.key} ${column.key}:`, before && 'for another', fate, ...sides].filter(Boolean).join(' ');
    }),
  );

const cause = (code: string): string => `because ${code}`;

describe('the ledger of a workshop’s decisions (W4)', () => {
  it('has who proposed what, who says to be for it or against it, and what fell away', () => {
    const ledger = ledgerIn(recorded('workshop-offline-reading'), cause);
    expect(changeLines(ledger)).toEqual([
      'entry-1 1: applied product-planner+system-designer+senior-developer+test-planner+risk-planner',
      'entry-2 2: applied system-designer+product-planner',
      'entry-3 2: rejected system-designer against senior-developer',
      'entry-4 2: applied senior-developer+product-planner+system-designer+test-planner',
      'entry-5 2: applied test-planner+senior-developer',
      'entry-6 2: applied risk-planner',
    ]);
    const [fallen] = ledger.rows.find(({ key }) => key === 'entry-3')!.cells.get('2')!;
    expect(fallen).toMatchObject({
      why: 'because issues_settled',
      wanted: 'Notes made offline are queued; on a conflict the newer one wins.',
      against: [{ reason: 'With two devices it throws notes away.' }],
    });
  });

  it('what replaces an entry is in its row, once it has entered the draft', () => {
    const name = 'made-workshop-of-two-entries-that-would-replace-the-same-one-the-first';
    expect(changeLines(ledgerIn(recorded(name), cause))).toEqual([
      'entry-1 1: applied ana',
      'entry-1 2: for another applied ana',
      'entry-1 2: rejected ana',
    ]);
  });

  it('what a version before has decided comes first (W9)', () => {
    const entries = [{ entry_id: 'entry-1', text: 'Kept', reason: 'It works' }];
    const events = log(
      ['WorkshopOpened', { previous: { version: 1, entries } }],
      ['RoundStarted', { round: 1, recipients: ['ana'] }],
      [
        'DraftEntryProposed',
        { entry_id: 'entry-2', supersedes: 'entry-1', text: 'Better', reason: '', proposed_by: 'ana', round: 1 },
      ],
    );
    const ledger = ledgerIn(events, cause);
    expect(changeLines(ledger)).toEqual(['entry-1 before: carried', 'entry-1 1: open ana']);
    expect(ledger.columns.map(({ version, round }) => version ?? round)).toEqual([1, 1]);
  });
});
