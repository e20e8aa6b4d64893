import type { RecordedEvent, Stance } from '@parley/client';

/** Where a member stands, by its latest turn that says so. */
export interface Standpoint extends Pick<Stance, 'verdict' | 'claim'> {
  round: number;
  /** Where it stood before, if that was another. */
  before?: Stance['verdict'];
}

/** A point that the moderator named as open. */
export interface Issue {
  text: string;
  /** The round whose summary named it first. */
  since: number;
  /** The round whose summary left it out; absent while it is open. */
  settled?: number;
  /** The round in which it came up again, after it was settled. */
  reopened?: number;
}

/** How far it was after a round. */
export interface Step {
  round: number;
  /** Points open by then, and those settled. */
  open: number;
  settled: number;
  /** Members that agree, of those that have said where they stand. */
  agree: number;
  stand: number;
}

/** What a table has come to so far (R1). */
export interface TableTalk {
  standpoints: ReadonlyMap<string, Standpoint>;
  issues: readonly Issue[];
  steps: readonly Step[];
  /** What stands by the moderator's latest summary. */
  draft?: { round: number; summary: string };
}

const NOTHING: TableTalk = { standpoints: new Map(), issues: [], steps: [] };

export const talkIn = (events: readonly RecordedEvent[]): TableTalk => events.reduce(after, NOTHING);

function after(talk: TableTalk, { type, data }: RecordedEvent): TableTalk {
  switch (type) {
    case 'ContributionMade':
      return data.stance ? withStandpoint(talk, data.participant_id, data.round, data.stance) : talk;
    case 'DiscussionRoundClosed':
      return withStep(talk, data.round);
    case 'RoundSummarised': {
      const { round, summary, open_points, final } = data;
      const draft = { round, summary };
      // The closing summary words points anew: it cannot be compared with those before, and counts only where there were none.
      if (final && talk.draft) return { ...talk, draft };
      return withStep({ ...talk, draft, issues: issuesAfter(talk.issues, open_points, round) }, round);
    }
    default:
      return talk;
  }
}

function withStandpoint(talk: TableTalk, id: string, round: number, { verdict, claim }: Stance): TableTalk {
  const before = talk.standpoints.get(id)?.verdict;
  const standpoint = { round, verdict, claim, ...(before !== undefined && before !== verdict && { before }) };
  return { ...talk, standpoints: new Map(talk.standpoints).set(id, standpoint) };
}

/** A point that is still open keeps its words: that is what the moderator is asked for. */
function issuesAfter(before: readonly Issue[], openPoints: readonly string[], round: number): Issue[] {
  const named = new Set(openPoints);
  const known = new Set(before.map(({ text }) => text));
  const fresh = [...named].filter((text) => !known.has(text)).map((text) => ({ text, since: round }));
  return [...before.map((issue) => issueAfter(issue, named.has(issue.text), round)), ...fresh];
}

function issueAfter(issue: Issue, isNamed: boolean, round: number): Issue {
  const { settled, ...open } = issue;
  if (isNamed) return settled === undefined ? issue : { ...open, reopened: round };
  return settled === undefined ? { ...issue, settled: round } : issue;
}

function withStep(talk: TableTalk, round: number): TableTalk {
  const stands = [...talk.standpoints.values()];
  const open = talk.issues.filter(isOpen).length;
  const step = {
    round,
    open,
    settled: talk.issues.length - open,
    agree: stands.filter(({ verdict }) => verdict === 'agree').length,
    stand: stands.length,
  };
  return { ...talk, steps: [...talk.steps.filter((one) => one.round !== round), step] };
}

export const isOpen = ({ settled }: Issue): boolean => settled === undefined;

/** Who does not share where the table stands: each until it says itself that it agrees. */
export const dissentIn = ({ standpoints }: TableTalk): [string, Standpoint][] =>
  [...standpoints].filter(([, { verdict }]) => verdict === 'disagree' || verdict === 'partly');
