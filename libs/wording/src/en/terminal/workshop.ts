import { workshop as workshopTerms } from '../workshop.js';
import { terms } from '../terms.js';
/** What the terminal says of a workshop. */
export const workshop = {
  workshop: (version: number) => `Planning workshop · v${version}`,
  success: 'SUCCESS',
  feedback: 'Feedback on the version before',
  advice: 'Advice',
  comments: 'on',
  question: 'asks the user',
  raised: 'new issue',
  resolved: 'resolved',
  merged: (into: string) => `merged into ${into}`,
  dismissed: terms.noIssueAfterAll,
  reopened: (by: string) => `reopened by ${by}`,
  added: (entry: string) => `in the draft: ${entry}`,
  superseded: (entry: string) => `${entry} is replaced`,
  assumption: 'assumes',
  paused: 'The workshop waits for you; nothing runs out meanwhile.',
  resumed: 'The workshop goes on.',
  truncated: (dropped: number) => `${dropped} characters too long: cut off`,
  offTopic: 'keep to the topic',
  coach: terms.coach,
  refused: 'not allowed by the stances',
  document: (file: string) => `writes ${file}`,
  report: 'Report',
  stillOpen: (count: number) => (count ? `${count} still open` : 'nothing left open'),
  stances: { agree: '✓', object: '✗', abstain: '○', no_issue: '∅' },
  /** What silence comes to at the deadline. */
  silence: 'the round goes on without it',
  /** How a turn is typed. */
  typing: {
    speech: 'your speech; in it, entry-1 object: why says where you stand; /write opens your editor',
    follow_up: 'what is still unclear; ok where the answer suffices',
    ratify: 'agree | entry-1 agree; entry-2 object: why',
    document: 'the summary of your document; /write opens your editor',
  },
  /** What may be typed to a question. */
  commands: { '/skip': 'leaves a question to the role, which then assumes' } as Record<string, string>,
  lapsed: workshopTerms.lapsed,
  /** Stands before the titles of several at once. */
  many: {
    IssueRaised: (count: number) => `${count} new issues`,
    IssueResolved: (count: number) => `${count} issues resolved`,
    IssueMerged: (count: number) => `${count} issues merged`,
    IssueDismissed: (count: number) => `${count} were no issues after all`,
    DraftEntryAdded: (count: number) => `${count} entries in the draft`,
    DraftEntryLapsed: (count: number) => `${count} entries`,
  },
  stillObjects: (who: string, entry: string) => `${who} still objects to ${entry}`,
  ratification: 'Before it ends, everybody hears of',
  nothingAgainst: 'has heard of them and objects to none',
  looksUp: terms.looksUp,
  nothingFound: terms.nothingFound,
  answeredIn: (source: string) => `is answered in ${source}`,
  /** What a role would still have asked, where it may ask on no more. */
  unasked: 'would have been asked on, and was not: it had been asked on as often as may be',
  repeats: (entry: string) => `proposes ${entry} again: it is one entry`,
  notThere: (ids: readonly string[]) => `names what is not there: ${ids.join(', ')}`,
  /** The inbox's words: who asks, what is assumed where nobody answers, and what a role's turn is. */
  asks: (name: string) => `${name} asks`,
  elseAssumed: 'else assumed',
  work: {
    speech: 'a speech',
    follow_up: 'whether the answer suffices',
    ratify: 'where it stands on entries',
    document: terms.aDocument,
  },
  /** How far the plan has come; `new` marks what somebody has not heard of. */
  standing: {
    issues: 'open issues',
    draft: terms.inDraft,
    proposed: 'proposed',
    new: '(you have not heard of it)',
  },
  yourQuestion: 'you asked',
  userSays: 'the user answers',
};
