import type { FieldError, Speech } from '@parley/contracts';
import { openIssues, roleOf, type DraftEntry, type WorkshopState } from '../state.js';

/** What no schema says of a speech: what it names must be there. */
export function speechErrors(state: WorkshopState, speech: Speech): FieldError[] {
  const known = namesOf(state);
  const checked = (list: string, ids: string[], there: Set<string>, what: string): FieldError[] =>
    ids.flatMap((id, index) =>
      there.has(id) ? [] : [{ pointer: `/speech/${list}/${index}`, reason: `${id} ${what}` }],
    );
  return [
    ...(speech.analysis.trim() ? [] : [{ pointer: '/speech/analysis', reason: 'is empty' }]),
    ...speech.comments.flatMap(({ participant_id }, index) =>
      roleOf(state, participant_id)
        ? []
        : [
            {
              pointer: `/speech/comments/${index}/participant_id`,
              reason: `${participant_id} is no role of this workshop`,
            },
          ],
    ),
    ...checked(
      'stances',
      speech.stances.map(({ issue_id }) => issue_id),
      known.open,
      'is no open issue',
    ),
    ...checked(
      'entry_stances',
      speech.entry_stances.map(({ entry_id }) => entry_id),
      known.tabled,
      'is no entry on the table or in the draft',
    ),
    ...speech.entries.flatMap(({ resolves, supersedes, rivals = [] }, index) => [
      ...checked(`entries/${index}/rivals`, rivals, known.tabled, 'is no entry on the table or in the draft'),
      ...checked(`entries/${index}/resolves`, resolves, known.open, 'is no open issue'),
      ...(supersedes === undefined || known.draft.has(supersedes)
        ? []
        : [{ pointer: `/speech/entries/${index}/supersedes`, reason: `${supersedes} is not in the draft` }]),
    ]),
    ...checked(
      'reopens',
      speech.reopens.map(({ issue_id }) => issue_id),
      known.gone,
      'has not left the list',
    ),
  ];
}

/** A model may name what is not there: that is dropped, the rest stands. What it replaces without there being such an entry is new. */
export function withoutUnknown(state: WorkshopState, speech: Speech): Speech {
  const known = namesOf(state);
  return {
    ...speech,
    comments: speech.comments.filter(({ participant_id }) => roleOf(state, participant_id)),
    stances: speech.stances.filter(({ issue_id }) => known.open.has(issue_id)),
    entry_stances: speech.entry_stances.filter(({ entry_id }) => known.tabled.has(entry_id)),
    entries: speech.entries.map(({ supersedes, resolves, rivals, ...entry }) => ({
      ...entry,
      resolves: resolves.filter((id) => known.open.has(id)),
      ...(rivals && { rivals: rivals.filter((id) => known.tabled.has(id)) }),
      ...(supersedes !== undefined && known.draft.has(supersedes) && { supersedes }),
    })),
    reopens: speech.reopens.filter(({ issue_id }) => known.gone.has(issue_id)),
  };
}

function namesOf(state: WorkshopState) {
  const entries = (...wanted: DraftEntry['status'][]) =>
    new Set(state.entries.filter(({ status }) => wanted.includes(status)).map(({ entry_id }) => entry_id));
  return {
    open: new Set(openIssues(state).map(({ issue_id }) => issue_id)),
    gone: new Set(state.issues.filter(({ status }) => status !== 'open').map(({ issue_id }) => issue_id)),
    draft: entries('in_draft'),
    tabled: entries('in_draft', 'proposed'),
  };
}
