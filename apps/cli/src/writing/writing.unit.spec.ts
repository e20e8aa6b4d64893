import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { Typing } from '../conversing/typing.js';
import { schemaChecker } from '@parley/scenarios';
import { valueOfYaml } from '../read-yaml.js';
import { asked, Ended } from './asking.js';
import { contractForm } from './contract-form.js';
import { filled, type Schema } from './form.js';
import { templateOf, withoutReason, withReason } from './template.js';

const FORMS = {
  speech: (language: 'en' | 'zh') => contractForm('Speech', language),
  followUp: (language: 'en' | 'zh') =>
    contractForm('FollowUpClarification', language, ['question', 'entries', 'new_issues']),
  ratify: (language: 'en' | 'zh') => contractForm('Ratify', language, ['entry_stances']),
  document: (language: 'en' | 'zh') =>
    contractForm('PlanDocument', language, ['summary', 'product_plan', 'open_points']),
  plan: (language: 'en' | 'zh') => contractForm('TeamPlan', language),
  revision: (language: 'en' | 'zh') => contractForm('PlanRevision', language),
  ruling: (language: 'en' | 'zh') => contractForm('DebateRuling', language),
};

/** A template with all of its commented items taken in. */
const takenIn = (text: string): string =>
  text.replaceAll(/^( *)#(?= {2,}\S)/gmu, '$1').replaceAll(/^( +)#(?=\w+:)/gmu, '$1');

const valueOf = (schema: Schema, text: string): unknown =>
  valueOfYaml(text, 'turn.yaml', schemaChecker(schema), undefined, (value) => filled(schema, value));

describe('the form of a turn', () => {
  it.each(Object.entries(FORMS))(
    'of %s is YAML with and without its items, and has every field in both languages',
    (_, form) => {
      for (const language of ['en', 'zh'] as const) {
        const schema = form(language);
        const text = templateOf(schema, ['What stands above.', '']);
        expect(Object.keys(parse(text) as object)).toEqual(Object.keys(schema.properties!));
        const whole = parse(takenIn(text)) as Record<string, unknown>;
        for (const [name, { type, items, description = '' }] of Object.entries(schema.properties!)) {
          if (type === 'array' && items?.type === 'object')
            expect(Object.keys((whole[name] as object[])[0]!)).toEqual(Object.keys(items.properties!));
          expect(text).toContain(description);
          if (language === 'zh' && description) expect(description).toMatch(/\p{Script=Han}/u);
        }
      }
    },
  );

  it('is read with empty what was left blank; what a role may not leave blank is named by its line', () => {
    const schema = FORMS.speech('en');
    const blank = templateOf(schema, []);
    expect(() => valueOf(schema, blank)).toThrow(/turn\.yaml:\d+:\d+ \/analysis: /u);
    const text = blank.replace('analysis: |-\n', 'analysis: |-\n  Two phones:\n  # one of each.\n');
    const value = valueOf(schema, text);
    expect(value).toMatchObject({ analysis: 'Two phones:\n# one of each.', advice: '', stances: [], sources: [] });
    expect(() => valueOf(schema, `${text}\nstances:\n  - {issue_id: issue-1, stance: agreed}\n`)).toThrow();
    const stance = 'stances:\n  - issue_id: issue-1\n    stance: ';
    const withStance = (word: string) => text.replace(/stances:\n(?: *#.*\n)+/u, `${stance}${word}\n`);
    expect(valueOf(schema, withStance('agree'))).toMatchObject({ stances: [{ issue_id: 'issue-1', stance: 'agree' }] });
    expect(() => valueOf(schema, withStance('agreed'))).toThrow(/\/stances\/0\/stance: .*agree/u);
  });

  it('a part that may be absent is absent where nobody writes it', () => {
    const schema = FORMS.plan('en');
    const phase = { phase_id: 'fees', title: 'Fees', task: 'Choose.', expert: 'ana', depends_on: null };
    const value = filled(schema, { approach: 'One step.', phases: [phase, null], review: null });
    expect(value).toEqual({
      approach: 'One step.',
      phases: [{ ...phase, depends_on: [] }],
      review: { reason: '', topic: '', participants: [], wanted: false },
    });
  });

  it('has the reason for which it was not sent on top, once', () => {
    const text = templateOf(FORMS.ratify('en'), ['Above.']);
    const twice = withReason(withReason(text, 'first'), 'second\nand third');
    expect(twice.split('\n').slice(0, 3)).toEqual(['#! second', '#! and third', '# Above.']);
    expect(withoutReason(twice)).toBe(text);
  });
});

describe('a form by lines', () => {
  const answering = (...given: string[]) => {
    const told: string[] = [];
    const next = () => Promise.resolve(given.shift());
    return { told, lines: { next }, tell: (text: string) => void told.push(text), listed: 'a line each', yes: /^y$/u };
  };

  it('is asked a field at a time, with its meaning; an empty line ends a list', async () => {
    const asking = answering('Two phones.', '', 'issue-1', 'agree', '', 'fits', '');
    const properties = Object.fromEntries(
      Object.entries(FORMS.speech('en').properties!).filter(([name]) =>
        ['analysis', 'new_issues', 'stances'].includes(name),
      ),
    );
    const said = await asked({ type: 'object', properties, required: Object.keys(properties) }, asking);
    const stance = { issue_id: 'issue-1', stance: 'agree', statement: '', reason: 'fits' };
    expect(said).toEqual({ analysis: 'Two phones.', new_issues: [], stances: [stance] });
    expect(asking.told[0]).toMatch(/^analysis: What the issues/u);
  });

  it('sends nothing where the input ends before all was said', async () => {
    await expect(asked(FORMS.ratify('en'), answering('entry-1'))).rejects.toThrow(Ended);
  });
});

it('opens no editor in a process that runs the services: they would stand still meanwhile', async () => {
  vi.stubEnv('EDITOR', 'false');
  const notes: string[] = [];
  const session = { client: {}, embedded: true } as never;
  const desk = { lines: {} as never, isTyped: true, note: (text: string) => void notes.push(text) };
  const typing = new Typing({ session, channelId: 'c-1', options: {} as never, desk });
  expect(await typing.handled('/write kim')).toBe(true);
  expect(notes.join()).toMatch(/in another terminal.*write c-1 kim/su);
  vi.unstubAllEnvs();
});
