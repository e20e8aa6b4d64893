import type { Command, Speech } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../../shared/frame.js';
import { ballotWork } from '../../shared/work/model-work.js';
import {
  call,
  command,
  entry,
  onEntry,
  question,
  reviewed,
  role,
  says,
  speech,
  stance,
  use,
  workshopOf3,
} from '../workshop.fixtures.js';
import { workshop } from '../workshop.js';
import { after, coachWorkOf, requestTo, workOf } from './work.fixtures.js';

const { decide } = deciderOf(workshop);
const open = workshopOf3();

describe("a role's answer as a command", () => {
  const state = after(open, says('ana', { entries: [entry('Cache it.', ['issue-1'])] }));
  const answer = (output: unknown) => workOf(state, 'bo').accept(output, call);

  it.each([
    [
      'en',
      'Fnord wibble blub.',
      '/analysis and all else that you wrote has hardly a word in common with what you were asked',
    ],
    ['zh', '塔罗汤锌苞霓诺钵', '/analysis 及其余内容与所问几乎没有相同的字词'],
  ] as const)(
    'that means nothing is asked for again, and is no speech where that does not help, in %s',
    (language, analysis, told) => {
      const { accept } = workOf(after(workshopOf3({ language })), 'ana');
      const models = { ...call, provider: 'anthropic' };
      const refused = accept(speech({ analysis }), models);
      expect(refused).toEqual({ invalid: expect.stringContaining(told) as string });
      expect(
        accept(speech({ analysis, new_issues: ['Who speaks for those on trains?', '谁来为乘客说话？'] }), models),
      ).not.toHaveProperty('invalid');
      // A script is its author's.
      expect(accept(speech({ analysis }), { ...call, provider: 'rehearsal' })).not.toHaveProperty('invalid');
    },
  );

  it('that names what is not there is told what is, and recorded with what it named where that does not help (W3)', () => {
    const given: Speech = speech({
      comments: [
        { participant_id: 'ana', text: 'yes' },
        { participant_id: 'mallory', text: 'no' },
      ],
      stances: [stance('issue-1', 'agree'), stance('issue-9', 'agree')],
      entry_stances: [onEntry('entry-1', 'agree'), onEntry('entry-9', 'object')],
      entries: [entry('Cache a day.', ['issue-1', 'issue-9'], 'entry-1')],
      reopens: [{ issue_id: 'issue-1', reason: 'it is open' }],
    });
    const asSaid = {
      type: 'GiveSpeech',
      data: {
        participant_id: 'bo',
        request_id: 'turn-1-1-bo',
        call,
        speech: {
          ...given,
          comments: [{ participant_id: 'ana', text: 'yes' }],
          stances: [stance('issue-1', 'agree')],
          entry_stances: [onEntry('entry-1', 'agree')],
          // entry-1 is no entry of the draft yet: what would replace it is new.
          entries: [{ text: 'Cache a day.', resolves: ['issue-1'], reason: 'it is better' }],
          reopens: [],
        },
        unknown: ['mallory', 'issue-9', 'entry-9', 'entry-1', 'issue-1'],
      },
    };
    expect(answer(given)).toEqual({
      invalid: [
        'mallory: not among the participants, which are ana, bo, cy',
        'issue-9: not among the open issues, which are issue-1',
        'entry-9: not among the entries that are proposed or in the draft, which are entry-1',
        'entry-1: not among the entries of the draft, which are none',
        'issue-1: not among the issues that have left the list, which are none',
      ].join('; '),
      asSaid,
    });
    const told = workOf(after(workshopOf3({ language: 'zh' })), 'ana').accept(given, call);
    expect(told).toMatchObject({ invalid: expect.stringContaining('issue-9 不属于未决问题；现有：issue-1') });
    const events = decide(state, { ...says('bo'), ...asSaid } as Command);
    expect(events).toMatchObject({ ok: true, events: [{ data: { unknown: asSaid.data.unknown } }, {}, {}, {}, {}] });
  });

  it.each([
    ['nothing', speech({ analysis: ' ' }), '/analysis is empty'],
    ['half a speech', { analysis: 'x' }, 'advice'],
    [
      'a stance that is none',
      speech({ stances: [{ ...stance('issue-1', 'agree'), stance: 'maybe' as 'agree' }] }),
      '/stances/0/stance',
    ],
  ])('that says %s cannot be used', (_, output, why) => {
    expect(answer(output)).toEqual({ invalid: expect.stringContaining(why) });
  });

  it('says whether what the user answered suffices, or asks on (W6)', () => {
    const asked = after(
      ...[open, says('ana', { questions: [question('Which phones?')] })],
      command('AnswerClarification', { question_id: 'question-1', answer: 'All' }),
    );
    const { accept } = workOf(asked, 'ana');
    const data = { participant_id: 'ana', request_id: 'follow-up-question-1-1', call };
    const followUp = (satisfied: boolean, more: string) => accept({ satisfied, question: more }, call);
    expect(followUp(true, '')).toEqual({
      type: 'FollowUpClarification',
      data: { ...data, satisfied: true, question: '' },
    });
    expect(followUp(false, 'Old ones too?')).toMatchObject({ data: { satisfied: false, question: 'Old ones too?' } });
    expect(followUp(false, ' ')).toEqual({
      invalid: expect.stringContaining('neither satisfied nor a question'),
    });
    expect(accept({ satisfied: 'yes', question: '' }, call)).toEqual({
      invalid: expect.stringContaining('/satisfied'),
    });
  });

  it('is its document; one that cites what is not in the draft is told what is, and recorded if it is said again (W9)', () => {
    const settled = [says('ana', { entries: [entry('Cache it.', ['issue-1'])] }), says('bo'), says('cy')];
    const { accept } = workOf(after(open, ...settled, reviewed('review-1-1-1')), 'ana');
    const asSaid = (based_on: string[]) => ({
      type: 'WriteDocument',
      data: {
        participant_id: 'ana',
        request_id: 'document-ana',
        document: { summary: 'Mine', sections: [], based_on },
        call,
      },
    });
    const cites = (...based_on: string[]) => accept({ summary: 'Mine', sections: [], based_on }, call);
    expect(cites('entry-1')).toEqual(asSaid(['entry-1']));
    expect(cites('entry-1', 'entry-9')).toEqual({
      invalid: 'entry-9: not among the entries of the draft, which are entry-1',
      asSaid: asSaid(['entry-1', 'entry-9']),
    });
    expect(accept({ summary: '' }, call)).toEqual({ invalid: expect.stringContaining('/summary') });
  });

  it('of a turn that was settled meanwhile is not asked for', () => {
    const request = requestTo(state, 'bo');
    expect(workshop.openTurn(after(open, says('ana'), says('bo')), request.request_id)).toBeUndefined();
    const documents = [says('ana', { entries: [entry('Cache it.', ['issue-1'])] }), says('bo'), says('cy')];
    const stopped = after(open, ...documents, reviewed('review-1-1-1'), command('StopChannel', { reason: '' }));
    expect(workshop.openTurn(stopped, 'document-ana')).toBeUndefined();
  });
});

describe("the coach's answer", () => {
  const asked = after(open, says('ana', { questions: [question('Which phones?')] }));
  const relays = (question_id: string) =>
    coachWorkOf(asked).accept({ questions: [{ question_id, text: 'Dear user, which?' }] }, call);

  it('names only what is there', () => {
    expect(relays('question-1')).toMatchObject({ type: 'CompleteRelay', data: { request_id: 'relay-1-1-1' } });
    expect(relays('question-9')).toEqual({
      invalid: '/questions/0/question_id question-9: not among the questions that wait, which are question-1',
    });
    const { accept } = coachWorkOf(after(open, says('ana'), says('bo'), says('cy')));
    const notice = {
      summary: 'x',
      merges: [],
      rewordings: [],
      off_topic: [{ participant_id: 'mallory', notice: 'x' }],
    };
    expect(accept(notice, call)).toEqual({
      invalid: '/off_topic/0/participant_id mallory: not among the participants, which are ana, bo, cy',
    });
    const inChinese = coachWorkOf(after(workshopOf3({ language: 'zh' }), says('ana'), says('bo'), says('cy')));
    expect(inChinese.accept(notice, call)).toEqual({ invalid: expect.stringContaining('mallory 不属于参与者') });
  });

  it('on issues that are not open is told which are; said again it is taken, and the rules refuse it by name (W4)', () => {
    const round = after(open, says('ana'), says('bo'), says('cy'));
    const data = { summary: 'x', merges: [], rewordings: [{ issue_id: 'issue-9', statement: 'x' }], off_topic: [] };
    const asSaid = { type: 'CompleteReview', data: { ...data, request_id: 'review-1-1-1', call } };
    expect(coachWorkOf(round).accept(data, call)).toEqual({
      invalid: 'issue-9: not among the open issues, which are issue-1',
      asSaid,
    });
    expect(
      after(open, says('ana'), says('bo'), says('cy'), { ...says('ana'), ...asSaid } as Command).review,
    ).toMatchObject({
      refused: [{ issue_id: 'issue-9', proposal: 'reword', reason: 'is no open issue' }],
    });
  });
});

describe('rehearsed', () => {
  it.each(['en', 'zh'] as const)('a role that nothing is scripted for claims nothing, in %s (P6)', (language) => {
    const said = workOf(after(workshopOf3({ language })), 'ana').rehearse();
    expect(said).toMatchObject({ stances: [], entry_stances: [], entries: [], new_issues: [], questions: [] });
    expect(said).toMatchObject({ analysis: expect.stringMatching(/^(?:\(rehearsal\)|（排练）)$/u) });
  });

  it('a line without a stance has none: nobody agrees who did not say so', () => {
    const script = [{ turn: 1, follow_ups: [], speech: speech({ analysis: 'I looked.' }) }];
    const said = workOf(after(workshopOf3({ roles: [role('ana', { script })] })), 'ana').rehearse();
    expect(said).toEqual({ calls: [], ...speech({ analysis: 'I looked.' }) });
  });

  const line = { turn: 1, follow_ups: ['And tablets?'], ballot: 'continue' as const };
  const scripted = workshopOf3({
    roles: [role('ana', { script: [line] }), role('bo', { script: [{ turn: 1, act: 'silent', follow_ups: [] }] })],
  });

  it('a role asks on as its script says, keeps silent, and votes', () => {
    const answer = command('AnswerClarification', { question_id: 'question-1', answer: 'All' });
    const asked = [scripted, says('ana', { questions: [question('Which phones?')] })];
    expect(workOf(after(...asked, answer), 'ana').rehearse()).toMatchObject({
      satisfied: false,
      question: 'And tablets?',
    });
    const skipped = command('SkipClarification', { question_id: 'question-1' });
    expect(workOf(after(...asked, skipped), 'bo').rehearse()).toBeUndefined();
    const voting = after(scripted, command('CallVote', { question: 'Done?' }));
    const ballot = { request_id: '', vote_id: 'vote-1', participant_id: 'ana', participant_kind: 'hosted', due_at: '' };
    expect(ballotWork(workshop, voting, ballot)!.rehearse()).toMatchObject({ choice: 'continue' });
  });

  it('a role cites what it has found, unless its script cites for itself', () => {
    const found = command('RecordLookup', {
      ...{ participant_id: 'ana', request_id: 'turn-1-1-ana', offered: [] },
      uses: [use(), use({ sources: [] })],
    });
    const cites = (sources: string[]) => {
      const script = [{ turn: 1, follow_ups: [], speech: speech({ sources }) }];
      return workOf(after(workshopOf3({ roles: [role('ana', { script })] }), found), 'ana').rehearse();
    };
    expect(cites([])).toMatchObject({ sources: ['rules.md'] });
    expect(cites(['own.md'])).toMatchObject({ sources: ['own.md'] });
  });
});
