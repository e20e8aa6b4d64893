import type { Proposal, ProposalAdjusted, RecordedEvent } from '@parley/client';
import { LedgerSheet, type Fate, type Ledger, type LedgerChange } from '../../channel/ledger/ledger.js';
import type { Column } from '../../channel/pictures/columns.js';
import { bidsOf, pathOf, type Bid } from './bids.js';
import { isLeftWork, requestsIn, wishesIn } from './requests.js';

/** Every field of the plan, and what each version changed in it: for whom, or why not (N3). */
export function ledgerIn(events: readonly RecordedEvent[]): Ledger {
  const sheet = new LedgerSheet();
  const columns: Column[] = [];
  const answered = new Set<string>();
  let plan: Proposal | undefined;
  for (const { type, data, position } of events) {
    if (type !== 'ProposalDrafted' && type !== 'ProposalAdjusted') continue;
    const { version } = data.proposal;
    const key = `v${version}`;
    columns.push({ key, position, version });
    if (type === 'ProposalDrafted')
      for (const [path, value] of valuesOf(data.proposal)) sheet.note(path, key, { position, ...value, ...NOBODY });
    else {
      const requests = requestsIn(data, events);
      const bids = bidsOf(requests.map((one) => ({ ...one, path: pathOf(one, plan, data.proposal) })));
      for (const [path, change] of changesIn(data, bids)) sheet.note(path, key, { position, ...change });
      for (const { request } of requests) answered.add(request);
    }
    plan = data.proposal;
  }
  const open = wishesIn(events).filter(({ request }) => !answered.has(request));
  for (const { path, ...bid } of bidsOf(open.map((one) => ({ ...one, ...OPEN, path: pathOf(one, plan) }))))
    sheet.note(path, UNANSWERED, { position: bid.backers[0]!.position, ...bid });
  if (open.length) columns.push({ key: UNANSWERED, kind: UNANSWERED, position: open[0]!.position });
  return { columns, rows: sheet.rows };
}

/** The column of what no version has answered. */
const UNANSWERED = 'unanswered';
const OPEN = { fate: 'open', answer: '' } as const;
const NOBODY = { backers: [], why: '' };

type Value = Pick<LedgerChange, 'after' | 'unit'>;

/** What a plan says, by the paths of its diffs; whether a role is core is no value to negotiate. */
const valuesOf = ({ title, terms, assignments }: Proposal): [path: string, value: Value][] => [
  ['title', { after: title }],
  ...terms.map(({ field, value: after, unit }): [string, Value] => [
    `terms.${field}`,
    { after, ...(unit !== undefined && { unit }) },
  ]),
  ...assignments.flatMap(({ participant_id: id, role, task }): [string, Value][] => [
    [`assignments.${id}.role`, { after: role }],
    [`assignments.${id}.task`, { after: task }],
  ]),
];

type Change = Omit<LedgerChange, 'position'>;

/** The lines of a diff with whoever asked for them, then what was asked for and changed nothing. */
function changesIn({ diff, changes_made }: ProposalAdjusted, bids: readonly Bid[]): [path: string, change: Change][] {
  const unasked = changes_made
    .flatMap(({ request, change }) => (request && !isLeftWork(request) ? [] : [change]))
    .join(' ');
  const used = new Set<Bid>();
  const lines = diff.filter(isTelling).map(({ path, from, to, unit }): [string, Change] => {
    const bid = bids.find((one) => one.path === path && GRANTED.has(one.fate));
    const line = { ...(from && { before: from }), ...(to && { after: to }), ...(unit !== undefined && { unit }) };
    if (!bid) return [path, { ...line, backers: [], why: unasked }];
    used.add(bid);
    const { wanted, fate, backers, why } = bid;
    return [path, { ...line, fate, backers, why, ...(fate === 'partly' && { wanted }) }];
  });
  const others = bids.filter((bid) => !used.has(bid)).map(({ path, ...bid }): [string, Change] => [path, bid]);
  return [...lines, ...others];
}

const GRANTED: ReadonlySet<Fate> = new Set<Fate>(['applied', 'partly']);

/** What was empty and is gone says nothing, and neither does the core of a role that comes or goes. */
export const isTelling = ({ path, from, to }: ProposalAdjusted['diff'][number]): boolean =>
  path.endsWith('.core') ? from !== undefined && to !== undefined : Boolean(from || to);
