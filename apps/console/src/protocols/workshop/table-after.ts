import type { RecordedEvent } from '@parley/client';

/** An issue or an entry, as it stood then. */
export interface Row {
  id: string;
  text: string;
  /** It came in this round. */
  isNew: boolean;
  /** The position of the event that put it where it is; absent for what a version before has decided. */
  position?: number;
  /** It was off the list, and came back. */
  isReopened?: true;
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
  for (const event of events) {
    if (event.position > position) break;
    const { type, data } = event;
    const row = (id: string, text: string, since: number): Row => {
      return { id, text, isNew: since === round, position: event.position };
    };
    const leave = (id: string, leftIn: number): void => {
      table.open = table.open.filter((issue) => issue.id !== id);
      if (leftIn === round) table.left.push(row(id, statements.get(id) ?? id, leftIn));
    };
    const list = (issue: Row): void => {
      const { id, text } = issue;
      statements.set(id, text);
      for (const rows of ['open', 'left'] as const) table[rows] = table[rows].filter((one) => one.id !== id);
      table.open.push(issue);
    };
    if (type === 'WorkshopOpened') table.draft = (data.previous?.entries ?? []).map(carried);
    if (type === 'IssueRaised') list(row(data.issue_id, data.statement, data.round));
    if (type === 'IssueReopened') {
      const { issue_id: id, reason, round: since } = data;
      list({ ...row(id, statements.get(id) ?? reason, since), isReopened: true });
    }
    if (type === 'IssueReworded') {
      statements.set(data.issue_id, data.statement);
      table.open = table.open.map((issue) => (issue.id === data.issue_id ? { ...issue, text: data.statement } : issue));
    }
    if (type === 'IssueResolved' || type === 'IssueMerged' || type === 'IssueDismissed')
      leave(data.issue_id, data.round);
    if (type === 'DraftEntryAdded') table.draft.push(row(data.entry_id, data.text, data.round));
    if (type === 'DraftEntrySuperseded' || type === 'DraftEntryLapsed')
      table.draft = table.draft.filter(({ id }) => id !== data.entry_id);
  }
  return table;
}

const carried = ({ entry_id, text }: { entry_id: string; text: string }): Row => ({ id: entry_id, text, isNew: false });
