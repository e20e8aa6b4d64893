import type { InterviewDocument } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { call, command, document, playOn, type Played } from '../interview.fixtures.js';
import { opening, talk, works } from './work.fixtures.js';

const SILENT = [{ turn: 1, agent: 'architect', act: 'silent' } as const];

/** The user wants documents after one turn; nobody has written them yet. */
const wanted = (comment = ''): Played =>
  playOn(
    talk(['Nine of us keep <dates> on paper.'], opening({ script: SILENT })),
    command('DeliverDocuments', { documents: [], comment }),
  );

const workOn = ({ state }: Played, field: string) =>
  works(state).find(({ prompt }) => Object.keys(prompt.schema['properties'] as object).includes(field))!;

function written(played: Played, field: string, content: InterviewDocument): Played {
  const answer = workOn(played, field).accept(content, call);
  if (!('type' in answer)) throw new Error(answer.invalid);
  return playOn(played, command(answer.type, answer.data));
}

const first = () => written(wanted(), 'problem_and_users', document('DOC_01'));
const third = () => written(first(), 'requirements', document('DOC_02', 'What is wanted.'));

/** All six are there, and the user wants the first changed. */
function revised(): Played {
  let played = written(third(), 'solution_outline', document('DOC_03'));
  played = written(played, 'architecture', document('DOC_04'));
  played = written(played, 'plan', document('DOC_05'));
  played = written(played, 'risks', document('DOC_06'));
  return playOn(played, command('DeliverDocuments', { documents: ['DOC_01'], comment: 'We are ten.' }));
}

describe('the Architect (I6)', () => {
  it('writes the first two documents beside each other, from the talk and the facts', () => {
    expect(works(wanted().state)).toHaveLength(2);
    const { prompt, tier } = workOn(wanted(), 'problem_and_users');
    expect({ template: prompt.template, tier }).toEqual({ template: 'write@2', tier: 'strong' });
    expect(prompt.shared.join('\n')).toContain('<user turn="1">Nine of us keep &lt;dates&gt; on paper.</user>');
    expect(prompt.shared.at(-1)).toContain('turns="1">Nine of us keep &lt;dates&gt; on paper.</fact>');
    expect(prompt.user).toContain('## Now write\nDOC_01, the problem and its users');
    expect(prompt.user).toContain('It is the first version: changes stays empty.');
    expect(prompt.shared).toEqual(workOn(wanted(), 'requirements').prompt.shared);
  });

  it('is shown what a document builds on, and nothing else of what there is', () => {
    expect(workOn(third(), 'solution_outline').prompt.shared.at(-1)).toContain(
      '<document document="DOC_02" version="1">\n> summary: What is wanted.\n> functional:\n> - So it is. | [turns 1] | acceptance: It is seen. | priority: must\n</document>',
    );
    const fourth = written(third(), 'solution_outline', document('DOC_03'));
    const { shared } = workOn(fourth, 'architecture').prompt;
    expect(shared.at(-1)).toContain('document="DOC_03"');
    expect(shared.at(-1)).not.toContain('document="DOC_01"');
  });

  it('changes what the user wants changed, in what stands', () => {
    const { user } = workOn(revised(), 'problem_and_users').prompt;
    expect(user).toContain('## Your DOC_01 as it stands, in version 1\n> summary: DOC_01 says so.');
    expect(user).toContain('## The user wants this changed\n> We are ten.');
    expect(user).toContain('say in changes what is different');
  });

  it('is told why the try before failed', () => {
    const failed = playOn(
      wanted(),
      command('FailTurn', { request_id: 'write-1-DOC_01', code: 'invalid_output', message: 'no turns', call }),
    );
    expect(workOn(failed, 'problem_and_users').prompt.user).toContain('<complaint>no turns</complaint>');
  });
});

describe('a document', () => {
  const { changes: _none, ...content } = document('DOC_01');

  it('cites turns of the user up to the one that it rests on, and no other', () => {
    const strange = {
      ...content,
      problem_and_users: { ...content.problem_and_users!, today: [{ text: 'x', turns: [1, 4] }] },
    };
    expect(workOn(wanted(), 'problem_and_users').accept(strange, call)).toEqual({
      invalid: "/problem_and_users/today/0/turns names 4, where the user has said nothing; the user's turns are 1 to 1",
    });
  });

  it('has what it alone has, and nothing of another', () => {
    const both = { ...document('DOC_02'), ...content };
    const answer = workOn(wanted(), 'problem_and_users').accept(both, call);
    expect(Object.keys((answer as unknown as { data: { document: object } }).data.document)).toEqual([
      'summary',
      'changes',
      'problem_and_users',
    ]);
    expect(workOn(wanted(), 'problem_and_users').accept(document('DOC_02'), call)).toMatchObject({
      invalid: expect.stringContaining('/problem_and_users') as string,
    });
  });

  it('of a first version has nothing that changed, whatever it says', () => {
    const answer = workOn(wanted(), 'problem_and_users').accept({ ...content, changes: 'All.' }, call);
    expect(answer).toMatchObject({ data: { document: { changes: '' } } });
  });

  it('of a next version says what changed, or is asked once', () => {
    const work = workOn(revised(), 'problem_and_users');
    expect(work.accept({ ...content, changes: 'Ten.' }, call)).toMatchObject({
      data: { document: { changes: 'Ten.' } },
    });
    expect(work.accept({ ...content, changes: '' }, call)).toMatchObject({
      invalid: expect.stringContaining('/changes is empty') as string,
      asSaid: { data: { document: { changes: '' } } },
    });
  });
});
