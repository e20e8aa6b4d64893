import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import {
  entry,
  fire,
  goes,
  onEntry,
  ratifies,
  reviewed,
  role,
  says,
  stance,
  workshopOf3,
} from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const { given } = deciderSpecification(deciderOf(workshop));
const statusesOf = (list: { status: string }[]) => list.map(({ status }) => status);
const rival = (text: string, rivals: string[], resolves: string[] = []) => ({ ...entry(text, resolves), rivals });
const nextRound = (number: number) => [reviewed(`review-${number}-${number}-1`), goes(`check-${number}-${number}`)];

/** entry-1 is in the draft and settles issue-1; something else is open. */
const decided = (open = workshopOf3()) => [
  open,
  says('ana', { entries: [entry('Cache the last week.', ['issue-1'])], new_issues: ['How is it tested?'] }),
  says('bo'),
  says('cy'),
  ...nextRound(1),
];
const objects = says('ana', { entry_stances: [onEntry('entry-1', 'object', 'phones are small')] });

describe('an objection to what is decided (W4)', () => {
  it('is not closed by filler: the issue stays open, and the filler does not enter', () => {
    const filler = { entries: [entry('We keep an eye on storage.', ['issue-1', 'issue-2'])] };
    const { state } = given(...decided(), objects, says('bo', filler), says('cy'), ...nextRound(2), says('ana'));
    const { state: closed } = given(
      ...[...decided(), objects, says('bo', filler), says('cy'), ...nextRound(2)],
      ...[says('ana'), says('bo'), says('cy')],
    );
    expect(state.entries[0]!.stances['ana']).toMatchObject({ stance: 'object', reason: 'phones are small' });
    expect(statusesOf(closed.entries)).toEqual(['in_draft', 'proposed']);
    expect(closed.issues[0]).toMatchObject({ status: 'open', about_entry: 'entry-1' });
  });

  it('is not closed by calling the issue none, nor by agreement on the issue', () => {
    const none = { stances: [stance('issue-1', 'no_issue')] };
    const { state } = given(...decided(), objects, says('bo', none), says('cy', none), ...nextRound(2));
    const { state: later } = given(
      ...[...decided(), objects, says('bo', none), says('cy', none), ...nextRound(2)],
      ...[says('ana', { stances: [stance('issue-1', 'agree')] }), says('bo'), says('cy')],
    );
    expect(state.issues[0]!.status).toBe('open');
    expect(later.issues[0]!.status).toBe('open');
  });

  it('stands in the outcome with its reason, until its role withdraws it', () => {
    const last = [...decided(workshopOf3({ settings: { max_rounds: 2 } })), objects, says('bo'), says('cy')];
    const { state } = given(...last, ...nextRound(2));
    const standing = { entry_id: 'entry-1', participant_id: 'ana', reason: 'phones are small', round: 2 };
    expect(state.concluded).toMatchObject({ status: 'partial_consensus', standing_objections: [standing] });
    expect(workshop.outcome(state)).toMatchObject({ standing_objections: [standing] });
    const withdrawn = [
      ...[...decided(), objects, says('bo'), says('cy'), ...nextRound(2)],
      ...[says('ana', { entry_stances: [onEntry('entry-1', 'agree')] }), says('bo'), says('cy'), ...nextRound(3)],
    ];
    expect(given(...withdrawn).state.concluded).not.toHaveProperty('standing_objections');
  });

  it('is answered by an entry that replaces the one objected to', () => {
    const replacement = says('bo', { entries: [entry('Cache a day.', ['issue-1'], 'entry-1')] });
    const { state } = given(
      ...[...decided(), objects, replacement, says('cy'), ...nextRound(2)],
      ...[says('ana'), says('bo'), says('cy')],
    );
    expect(statusesOf(state.entries)).toEqual(['superseded', 'in_draft']);
    expect(state.issues[0]).toMatchObject({ status: 'resolved', resolved_by: 'entry-2' });
  });

  it('两扇门都用，而其中一扇是消防通道：反对意见不会消失，两个矛盾的决定不会并存', () => {
    const roles = [
      role('产品', { name: '产品经理' }),
      role('设计', { name: '系统设计' }),
      role('风险', { name: '风险管理' }),
    ];
    const 需求 = '校庆日两千人入场，如何安排入口？';
    const 开始 = workshopOf3({
      language: 'zh',
      topic: '校庆入场',
      requirement: 需求,
      roles,
      settings: { max_rounds: 3 },
    });
    const 消防 = '西门是消防通道，必须保持畅通。';
    const 第一轮 = [
      says('产品', { entries: [entry('东门和西门同时入场。', ['issue-1'])], new_issues: ['志愿者如何分工？'] }),
      ...[says('设计'), says('风险')],
    ];
    const 第二轮 = [
      says('产品', { entries: [entry('每个入口安排十名志愿者。', ['issue-2'])] }),
      says('设计', { stances: [stance('issue-2', 'agree')] }),
      says('风险', { entry_stances: [onEntry('entry-1', 'object', 消防)] }),
    ];
    const 第三轮 = [
      says('产品', { entries: [entry('活动前再核对入口安排。', ['issue-1'])], stances: [stance('issue-1', 'agree')] }),
      says('设计', { entries: [entry('只用东门入场。', ['issue-1'])], stances: [stance('issue-1', 'agree')] }),
      says('风险', { stances: [stance('issue-1', 'agree', '只要西门不用')] }),
    ];
    const { state } = given(
      ...[开始, ...第一轮, ...nextRound(1), ...第二轮, ...nextRound(2), ...第三轮],
      ...[ratifies('产品'), ...nextRound(3)],
    );
    expect(state.entries.map(({ text, status }) => [text, status])).toEqual([
      ['东门和西门同时入场。', 'in_draft'],
      ['每个入口安排十名志愿者。', 'in_draft'],
      ['活动前再核对入口安排。', 'lapsed'],
      ['只用东门入场。', 'lapsed'],
    ]);
    expect(state.concluded).toMatchObject({
      ...{ status: 'partial_consensus', open_issues: ['issue-1'] },
      standing_objections: [{ entry_id: 'entry-1', participant_id: '风险', reason: 消防 }],
    });
  });
});

describe('two entries that contradict each other never both enter (W4)', () => {
  const open = workshopOf3();

  it('who proposes a rival objects to the other, with its reason', () => {
    const { state } = given(open, says('ana', { entries: [entry('Use a queue.', ['issue-1'])] }))
      .when(says('bo', { entries: [rival('Use no queue.', ['entry-1'], ['issue-1'])] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['DraftEntryProposed', { entry_id: 'entry-2', rivals: ['entry-1'] }],
        ['TimerSet'],
        ['TurnRequested'],
      );
    expect(state.entries[0]!.stances['bo']).toMatchObject({ stance: 'object', reason: 'it settles it' });
  });

  it('the one that nobody objects to enters, and the other leaves the table', () => {
    const both = [
      ...[open, says('ana', { entries: [entry('Use a queue.', ['issue-1'])], new_issues: ['How big?'] })],
      ...[says('bo', { entries: [rival('Use no queue.', ['entry-1'], ['issue-1'])] }), says('cy'), ...nextRound(1)],
    ];
    given(...both, says('ana'), says('bo'))
      .when(says('cy'))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['DraftEntryAdded', { entry_id: 'entry-2' }],
        ['IssueResolved', { issue_id: 'issue-1', entry_id: 'entry-2' }],
        ['DraftEntryLapsed', { entry_id: 'entry-1', cause: 'rival_stands' }],
        ['WorkshopRoundClosed'],
        ['FacilitationRequested'],
      );
    const taken = says('bo', { entry_stances: [onEntry('entry-1', 'agree')] });
    const { state } = given(...both, says('ana'), taken, says('cy'));
    expect(statusesOf(state.entries)).toEqual(['in_draft', 'lapsed']);
  });

  it('a rival of what is decided opens its issue again, and does not enter beside it', () => {
    given(...decided())
      .when(says('ana', { entries: [rival('Cache nothing.', ['entry-1'])] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['DraftEntryProposed', { rivals: ['entry-1'] }],
        ['IssueReopened', { issue_id: 'issue-1', entry_id: 'entry-1', reopened_by: 'ana' }],
        ['TimerSet'],
        ['TurnRequested'],
      );
    const { state } = given(
      ...[...decided(), says('ana', { entries: [rival('Cache nothing.', ['entry-1'])] })],
      ...[says('bo'), says('cy')],
    );
    expect(statusesOf(state.entries)).toEqual(['in_draft', 'proposed']);
  });

  it('two replacements of one entry, by different roles, are rivals', () => {
    const a = says('ana', { entries: [entry('Cache a day.', [], 'entry-1')] });
    given(...decided(), a)
      .when(says('bo', { entries: [entry('Cache an hour.', [], 'entry-1')] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['DraftEntryProposed', { entry_id: 'entry-3', rivals: ['entry-2'] }],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });

  it('what it names must be there', () => {
    given(open)
      .when(says('ana', { entries: [rival('x', ['entry-9'])] }))
      .thenRefused('invalid-request');
  });
});

describe('an entry settles an issue only where nobody objects that it does (W4)', () => {
  it('who is for the entry may say that the issue stays open', () => {
    const partly = says('bo', {
      stances: [stance('issue-1', 'object', 'that is half of it')],
      entry_stances: [onEntry('entry-1', 'agree')],
    });
    const first = [workshopOf3(), says('ana', { entries: [entry('Cache it.', ['issue-1'])] }), partly, says('cy')];
    const { state } = given(...first);
    expect(statusesOf(state.entries)).toEqual(['in_draft']);
    expect(statusesOf(state.issues)).toEqual(['open']);
    const { state: later } = given(
      ...[...first, ...nextRound(1), says('ana'), says('bo', { stances: [stance('issue-1', 'agree')] }), says('cy')],
    );
    expect(later.issues[0]).toMatchObject({ status: 'resolved', resolved_by: 'entry-1' });
  });

  it('the raiser has to have heard of it: one that is absent is asked again', () => {
    const raised = [
      ...[workshopOf3(), says('ana'), says('bo'), says('cy', { new_issues: ['Which phones?'] }), ...nextRound(1)],
      ...[says('ana', { entries: [entry('Phones since 2020.', ['issue-2'])] }), says('bo')],
    ];
    const { state } = given(...raised, fire('timeout-turn-1-2-cy'));
    expect(statusesOf(state.entries)).toEqual(['in_draft']);
    expect(state.issues[1]).toMatchObject({ status: 'open' });
    const back = [...raised, fire('timeout-turn-1-2-cy'), ...nextRound(2), says('ana'), says('bo'), says('cy')];
    expect(given(...back).state.issues[1]).toMatchObject({ status: 'resolved', resolved_by: 'entry-1' });
  });
});
