import type { Command, CommandTypes, ParleyEvent } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { planFiles, planOf } from './outputs/index.js';
import { logOf } from './outputs/log.fixtures.js';
import { after, workOf } from './tasks/work.fixtures.js';
import {
  call,
  command,
  entry,
  goes,
  onEntry,
  question,
  ratifies,
  reviewed,
  role,
  says,
  speech,
  stance,
  workshopOf3,
  writes,
} from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const { given } = deciderSpecification(deciderOf(workshop));

/** What follows from a command, by type. */
function dataOf<T extends ParleyEvent['type']>(type: T, history: Command[], sent: Command) {
  const decision = deciderOf(workshop).decide(after(...history), sent);
  if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
  return decision.events.flatMap((event) => (event.type === type ? [event.data] : []));
}

const REQUEST = 'follow-up-question-1-1';
const asks = says('ana', { questions: [question('Which phones?')] });
const answers = command('AnswerClarification', { question_id: 'question-1', answer: 'All of 2021 and later.' });
const answered = [workshopOf3(), asks, answers];
const takes = (more: Partial<CommandTypes['FollowUpClarification']> = {}) =>
  command('FollowUpClarification', {
    participant_id: 'ana',
    request_id: REQUEST,
    satisfied: true,
    question: '',
    ...more,
  });
const SETTLES = { entries: [entry('Phones of 2021 and later.', ['issue-1'])] };

describe("the user's answer enters the issue list (W5, W6)", () => {
  it('as an entry that cites the question, and as finer issues; then the next role speaks', () => {
    given(...answered)
      .when(takes({ ...SETTLES, new_issues: ['What of tablets?'] }))
      .then(
        ['ClarificationSettled', { question_id: 'question-1', cause: 'answered', request_id: REQUEST }],
        ['TimerCancelled'],
        [
          'IssueRaised',
          { issue_id: 'issue-2', statement: 'What of tablets?', raised_by: 'ana', question_id: 'question-1' },
        ],
        ['DraftEntryProposed', { entry_id: 'entry-1', resolves: ['issue-1'], question_id: 'question-1' }],
        ['WorkshopResumed'],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
  });

  it('also while the role asks on', () => {
    const { entries, clarifications } = given(
      ...answered,
      takes({ ...SETTLES, satisfied: false, question: 'Old ones?' }),
    ).state;
    expect(entries).toMatchObject([{ entry_id: 'entry-1', question_id: 'question-1', status: 'proposed' }]);
    expect(clarifications).toMatchObject([{ status: 'asked', text: 'Old ones?' }]);
  });

  it('settles the issue once nobody objects, and the log says by which answer', () => {
    const { issues } = given(...answered, takes(SETTLES), says('bo')).state;
    expect(issues).toMatchObject([{ issue_id: 'issue-1', status: 'open' }]);
    const settled = { issue_id: 'issue-1', entry_id: 'entry-1', question_id: 'question-1' };
    const resolved = dataOf('IssueResolved', [...answered, takes(SETTLES), says('bo')], says('cy'));
    expect(resolved).toEqual([{ ...settled, round: 1 }]);
  });

  it('settles nothing that a role objects to', () => {
    const objects = says('bo', { stances: [stance('issue-1', 'object', 'tablets')] });
    const { issues, entries } = given(...answered, takes(SETTLES), objects, says('cy')).state;
    expect(issues).toMatchObject([{ issue_id: 'issue-1', status: 'open' }]);
    expect(entries).toMatchObject([{ entry_id: 'entry-1', status: 'proposed' }]);
  });

  it('settles no issue that its raiser has not heard it is settled for', () => {
    const raised = [workshopOf3(), says('ana', { new_issues: ['Which phones?'] })];
    const asked = [...raised, says('bo', { questions: [question('Which?')] }), answers];
    const settles = takes({ participant_id: 'bo', entries: [entry('Phones of 2021 and later.', ['issue-2'])] });
    const { issues } = given(...asked, settles, says('cy')).state;
    expect(issues[1]).toMatchObject({ issue_id: 'issue-2', status: 'open' });
  });

  it('is heard by those who spoke before it came, before the workshop ends (W4)', () => {
    const last = [workshopOf3(), says('ana'), says('bo'), says('cy', { questions: [question('Which?')] }), answers];
    const settles = takes({ participant_id: 'cy', ...SETTLES });
    expect(dataOf('WorkshopRoundClosed', last, settles)).toMatchObject([{ open_issues: ['issue-1'] }]);
    const onlyRound = [workshopOf3({ settings: { max_rounds: 1 } }), ...last.slice(1)];
    const asked = { entries: ['entry-1'], recipients: ['ana', 'bo'] };
    expect(dataOf('RatificationStarted', onlyRound, settles)).toMatchObject([asked]);
    const objecting = [settles, ratifies('ana', [onEntry('entry-1', 'object')])];
    const { issues } = given(...onlyRound, ...objecting, ratifies('bo')).state;
    expect(issues).toMatchObject([{ status: 'open' }]);
  });

  it('never ends as a success with an empty draft: what settles the only issue stands in it', () => {
    const ended = [...answered, takes(SETTLES), says('bo'), says('cy'), reviewed('review-1-2-1')];
    const { concluded, entries } = given(...ended).state;
    expect(concluded).toMatchObject({ status: 'success', open_issues: [] });
    expect(entries).toMatchObject([{ entry_id: 'entry-1', status: 'in_draft' }]);
  });

  it('refuses a person that names what is not there', () => {
    given(...answered)
      .when(takes({ entries: [entry('Phones.', ['issue-9'])] }))
      .thenRefused('invalid-request');
  });
});

describe('what a role makes of an answer', () => {
  const work = (language: 'en' | 'zh' = 'en') => workOf(after(workshopOf3({ language }), asks, answers), 'ana');
  const said = { satisfied: true, question: '', new_issues: [] };

  it('is asked for with the issues and entries that it may name', () => {
    const early = says('ana', {
      new_issues: ['Sync?'],
      entries: [entry('Cache it.')],
      questions: [question('Which?')],
    });
    const { user, shared, system } = workOf(after(workshopOf3(), early, answers), 'ana').prompt;
    const talk = shared.join('\n');
    for (const part of ['<proposes entry_id="entry-1"', '<new_issue issue_id="issue-2"', 'issue_id="issue-1"']) {
      expect(talk).toContain(part);
    }
    // What a speech shows is not sent again.
    expect(user).not.toMatch(/entry-1|issue-2/u);
    expect(system).toContain('only if nobody objects');
    expect(work('zh').prompt.system).toContain('无人反对时');
  });

  it.each([
    ['en', 'issue-9: not among the open issues, which are issue-1'],
    ['zh', 'issue-9 不属于未决问题；现有：issue-1'],
  ] as const)(
    'that names what is not there is told once what is, and then recorded without it (%s)',
    (language, told) => {
      const entries = [entry('Phones of 2021.', ['issue-1', 'issue-9'])];
      const answer = work(language).accept({ ...said, entries }, call);
      expect(answer).toEqual({
        invalid: told,
        asSaid: {
          type: 'FollowUpClarification',
          data: {
            ...{ participant_id: 'ana', request_id: REQUEST, call },
            ...said,
            entries: [entry('Phones of 2021.', ['issue-1'])],
            unknown: ['issue-9'],
          },
        },
      });
      const recorded = takes({ entries: [entry('Phones of 2021.', ['issue-1'])], unknown: ['issue-9'] });
      expect(dataOf('ClarificationSettled', answered, recorded)).toMatchObject([{ unknown: ['issue-9'] }]);
    },
  );

  it('is rehearsed as its script says, by the question that was answered', () => {
    const made = { entries: [entry('Phones of 2021.', ['issue-1'])], new_issues: ['Tablets?'] };
    const script = [{ turn: 1, follow_ups: [], answers: [{ entries: [], new_issues: [] }, made] }];
    const history = [
      workshopOf3({ roles: [role('ana', { script }), role('bo')] }),
      says('ana', { questions: [question('When?'), question('Which phones?')] }),
      command('AnswerClarification', { question_id: 'question-2', answer: 'All.' }),
    ];
    expect(workOf(after(...history), 'ana').rehearse()).toEqual({ ...made, satisfied: true, question: '' });
  });

  it('is shown to who speaks next with the question that it answers', () => {
    const { user } = workOf(after(...answered, takes(SETTLES)), 'bo').prompt;
    expect(user).toContain('resolves="issue-1" answer_to="question-1">Phones of 2021 and later.');
  });
});

describe('a plan that an answer has shaped', () => {
  const log = (language: 'en' | 'zh') =>
    logOf(
      workshopOf3({ language, settings: { max_rounds: 1 }, roles: [role('ana'), role('bo')] }),
      asks,
      answers,
      takes({ ...SETTLES, new_issues: ['What of tablets?'] }),
      says('bo'),
      reviewed('review-1-2-1'),
      goes('check-1-1'),
      writes('ana'),
      writes('bo'),
      command('CompleteReport', { request_id: 'report-1-3-1', summary: 'Done.', call }),
    );

  it('says which decision and which issues come from which answer, to machines and to people', () => {
    const { decisions, issues } = planOf(log('en'));
    expect(decisions).toMatchObject([{ entry_id: 'entry-1', question_id: 'question-1' }]);
    expect(issues).toMatchObject([
      { issue_id: 'issue-1', status: 'resolved', resolved_by_answer: 'question-1' },
      { issue_id: 'issue-2', status: 'open', raised_by_answer: 'question-1' },
    ]);
    const report = (language: 'en' | 'zh') => planFiles(log(language))[0]!.text;
    expect(report('en')).toContain("- Rests on the user's answer: Which phones? → All of 2021 and later.");
    expect(report('en')).toContain("  - after the user's answer: Which phones? → All of 2021 and later.");
    expect(report('zh')).toContain('- 依据用户的回答：Which phones? → All of 2021 and later.');
  });
});

it('a speech has no question of its own as a source', () => {
  const { entries, issues } = given(
    workshopOf3(),
    says('ana', speech({ entries: [entry('x')], new_issues: ['y'] })),
  ).state;
  expect(entries[0]).not.toHaveProperty('question_id');
  expect(issues[1]).not.toHaveProperty('raised_by_answer');
});
