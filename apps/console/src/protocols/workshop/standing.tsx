import { List } from '@mantine/core';
import type { DraftEntry, Issue } from '@parley/client';
import { Heading } from '../../frame/heading.js';
import { PagedList } from '../../frame/paged-list.js';
import { useWords } from '../../words/use-words.js';
import { StancesOf } from './stances.js';

type NameOf = (id: string) => string;

/** The issue list: what is open with its stances, then what left it, and how (W4). */
export function IssueList({ issues, nameOf }: { issues: readonly Issue[]; nameOf: NameOf }) {
  const { colon, workshop: t, channel: page } = useWords();
  const open = issues.filter(({ status }) => status === 'open');
  const left = issues.filter(({ status }) => status !== 'open');
  return (
    <>
      <Heading order={3} mt={4}>
        {t.issuesOpen(open.length)}
      </Heading>
      <PagedList items={[...open, ...left]}>
        {({ issue_id, statement, status, stances, resolved_by, merged_into }) => (
          <List.Item key={issue_id} className="said">
            {status === 'open'
              ? `○ ${page.part(issue_id)}${colon}${statement}`
              : `✓ ${page.part(issue_id)}${colon}${statement} · ${t.left[status](resolved_by ?? merged_into ?? '')}`}
            {status === 'open' && <StancesOf stances={stances} nameOf={nameOf} />}
          </List.Item>
        )}
      </PagedList>
    </>
  );
}

/** The consensus draft, and what is proposed for it (W4). */
export function DraftList({ entries, nameOf }: { entries: readonly DraftEntry[]; nameOf: NameOf }) {
  const { colon, workshop: t, channel: page } = useWords();
  const of = (wanted: DraftEntry['status']) => entries.filter(({ status }) => status === wanted);
  const [draft, proposed] = [of('in_draft'), of('proposed')];
  return (
    <>
      <Heading order={3} mt={4}>
        {t.draftOf(draft.length)}
      </Heading>
      <PagedList items={draft}>
        {({ entry_id, text }) => (
          <List.Item key={entry_id} className="said">{`✓ ${page.part(entry_id)}${colon}${text}`}</List.Item>
        )}
      </PagedList>
      {proposed.length > 0 && (
        <Heading order={3} mt={4}>
          {t.proposedOf(proposed.length)}
        </Heading>
      )}
      <PagedList items={proposed}>
        {({ entry_id, text, proposed_by, stances }) => (
          <List.Item key={entry_id} className="said">
            {`… ${page.part(entry_id)}${colon}${text} · ${nameOf(proposed_by)}`}
            <StancesOf stances={stances} nameOf={nameOf} />
          </List.Item>
        )}
      </PagedList>
    </>
  );
}
