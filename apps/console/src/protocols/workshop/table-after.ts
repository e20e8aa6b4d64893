import type { RecordedEvent } from '@parley/client';

/** An issue or an entry, as it stood then. */
export interface Row {
  id: string;
  text: string;
  /** It came in this round. */
  isNew: boolean;
}

/** The issue list and the consensus draft at the end of a round (W4). */
export interface Table {
  open: Row[];
  /** Issues that left the list in this round. */
  left: Row[];
  draft: Row[];
}

/** The table as the events up to a position leave it. @param round which counts as new */
export function tableAfter(events: readonly RecordedEvent[], position: number, round: number): Table {
  const statements = new Map<string, string>();
  const table: Table = { open: [], left: [], draft: [] };
  const leave = (id: string, leftIn: number): void => {
    table.open = table.open.filter((issue) => issue.id !== id);
    if (leftIn === round) table.left.push({ id, text: statements.get(id) ?? id, isNew: true });
  };
  const list = (id: string, text: string, listedIn: number): void => {
    statements.set(id, text);
    for (const rows of ['open', 'left'] as const) table[rows] = table[rows].filter((issue) => issue.id !== id);
    table.open.push({ id, text, isNew: listedIn === round });
  };
  for (const event of events) {
    if (event.position > position) break;
    const { type, data } = event;
    if (type === 'WorkshopOpened') table.draft = (data.previous?.entries ?? []).map(carried);
    if (type === 'IssueRaised') list(data.issue_id, data.statement, data.round);
    if (type === 'IssueReopened') list(data.issue_id, statements.get(data.issue_id) ?? data.reason, data.round);
    if (type === 'IssueReworded') {
      statements.set(data.issue_id, data.statement);
      table.open = table.open.map((issue) => (issue.id === data.issue_id ? { ...issue, text: data.statement } : issue));
    }
    if (type === 'IssueResolved' || type === 'IssueMerged' || type === 'IssueDismissed')
      leave(data.issue_id, data.round);
    if (type === 'DraftEntryAdded')
      table.draft.push({ id: data.entry_id, text: data.text, isNew: data.round === round });
    if (type === 'DraftEntrySuperseded' || type === 'DraftEntryLapsed')
      table.draft = table.draft.filter(({ id }) => id !== data.entry_id);
  }
  return table;
}

const carried = ({ entry_id, text }: { entry_id: string; text: string }): Row => ({ id: entry_id, text, isNew: false });
