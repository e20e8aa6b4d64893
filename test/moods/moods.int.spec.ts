import type { ChannelClosed } from '@parley/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import * as moods from './moods.js';
import { stage, type Language, type Played, type Protocol } from './play.js';

const { play } = stage();
const ALL: readonly Protocol[] = ['negotiation', 'board', 'workshop', 'team', 'interview'];
/** Those in which several have a say. */
const TABLES = ALL.filter((protocol) => protocol !== 'interview');

/** More calls than any of these deliberations needs, however its models feel. */
const MOST_CALLS = 40;

const consentOf = ({ closed }: Played): NonNullable<ChannelClosed['consent']> => closed!.consent!;

const NOT_HEARD = { en: 'Asked last, and not heard: Cy', zh: '最后一次被询问但未听到：Cy' };
const CONTRADICTED = { en: 'The summary says that all agree.', zh: '总结称所有人一致同意' };

let played: Played | undefined;
const plays = async (...asked: Parameters<typeof play>): Promise<Played> => (played = await play(...asked));

/** Whatever the mood: it took no more calls than it may, and what it cost is what was billed. */
afterEach(() => {
  const { requests, billed, logged } = played!;
  expect(requests.length).toBeLessThanOrEqual(MOST_CALLS);
  expect(logged).toBeGreaterThanOrEqual(Math.floor(billed * 0.98));
  expect(logged).toBeLessThanOrEqual(Math.ceil(billed * 1.02) + requests.length);
});

describe('one of them gives nothing: it is named, and nobody speaks of success', () => {
  const nothing = [
    ...TABLES.map((protocol) => [protocol, 'refuses', moods.refuses('Cy'), 'en'] as const),
    ['workshop', 'refuses', moods.refuses('Cy'), 'zh'] as const,
    ['board', 'says what is no JSON', moods.breaksJson('Cy'), 'en'] as const,
    ['team', 'says what is no JSON', moods.breaksJson('Cy'), 'en'] as const,
  ];
  it.each<readonly [Protocol, string, moods.Mood, Language]>(nothing)(
    '%s, who %s',
    async (protocol, _, mood, language) => {
      const done = await plays(protocol, mood, language);
      expect(done.closed!.status).not.toBe('success');
      expect(consentOf(done).not_heard).toEqual(['cy']);
      expect(consentOf(done).votes.map(({ participant_id }) => participant_id)).not.toContain('cy');
      expect(done.outcome).toMatchObject({ consent: { not_heard: ['cy'] } });
      expect(done.text).toContain(NOT_HEARD[language]);
    },
  );

  it.each<[Language, string]>([
    ['en', 'Turns 1 to 2 were read by nobody: the Analyst gave no answer.'],
    ['zh', '第 1 至 2 轮无人阅读：分析者没有给出回答。'],
  ])('the Analyst of an interview, in %s', async (language, line) => {
    const done = await plays('interview', moods.inWork('analyse', moods.refuses()), language);
    expect(done.closed!.status).toBe('partial_consensus');
    expect(done.text).toContain(line);
  });

  it('the Architect of an interview', async () => {
    const done = await plays('interview', moods.inWork('write', moods.refuses()));
    expect(done.closed!.status).toBe('partial_consensus');
    expect(consentOf(done).not_heard).toEqual(['architect']);
    expect(done.text).toContain('Open: DOC_06 Risks');
  });
});

it.each(ALL)('%s of which all refuse: it has failed, and says why', async (protocol) => {
  const done = await plays(protocol, moods.refuses());
  expect(done.closed!.status).toBe('failed');
  expect(done.text).toContain('the model refuses to answer this');
  expect(done.outcome).toMatchObject({ status: 'failed', consent: { minority: [] } });
});

describe('one of them talks nonsense: nothing is made of it', () => {
  it.each<[Protocol, string]>([
    ['negotiation', '✗ Cy: Blub: fnord'],
    ['board', 'undecided 1 (Cy)'],
    ['workshop', 'not heard in the last round: Cy'],
    ['team', 'Fnord wibble blub.'],
  ])('%s: %s', async (protocol, line) => {
    const done = await plays(protocol, moods.talksNonsense('Cy'));
    expect(consentOf(done).votes).not.toContainEqual(
      expect.objectContaining({ participant_id: 'cy', stance: 'agree' }),
    );
    expect(done.text).toContain(line);
  });
});

describe('they only say again what was said', () => {
  it('board: each is counted for what it said itself', async () => {
    expect((await plays('board', moods.parrots())).text).toContain('agrees 3 (Ana, Bo, Cy)');
  });

  it('workshop: the entry is in the draft once', async () => {
    const { events, text } = await plays('workshop', moods.parrots());
    expect(events.filter(({ type }) => type === 'DraftEntryAdded')).toHaveLength(1);
    expect(text).toContain('Cy proposes entry-1 again: it is one entry');
  });
});

describe('Cy differs to the end, and whoever sums up claims that all agreed: it is contradicted', () => {
  const CY: Record<string, string> = {
    negotiation: 'Cy: Day: Monday · I work on Fridays and always will.',
    board: 'Cy: Never on a Friday · Under no circumstances on a Friday.',
    workshop: 'Cy on entry-1: Old phones have no room for a week.',
    team: 'Cy on Wood or steel: Steel, or nothing. · Wood rots in two winters.',
  };
  it.each(TABLES)('%s', async (protocol) => {
    const done = await plays(protocol, moods.invents('en'));
    expect(done.closed!.status).not.toBe('success');
    expect(consentOf(done)).toMatchObject({ contradicted: 'claims_unanimity', minority: [{ participant_id: 'cy' }] });
    expect(done.outcome).toMatchObject({ consent: { minority: [{ participant_id: 'cy' }] } });
    expect(done.text).toContain(`✗ ${CY[protocol]}`);
    expect(done.text).toContain(CONTRADICTED.en);
  });

  it.each(['board', 'workshop', 'team'] as const)('%s，中文', async (protocol) => {
    const done = await plays(protocol, moods.invents('zh'), 'zh');
    expect(consentOf(done).contradicted).toBe('claims_unanimity');
    expect(done.text).toContain(CONTRADICTED.zh);
    expect(done.text).toMatch(/不同意 1（Cy）/u);
  });

  it('workshop: a source that is nowhere is marked, and is no source', async () => {
    const { text } = await plays('workshop', moods.invents('en'));
    expect(text).toContain('names what is not there: Handbook of Meetings, p. 12');
  });

  it('workshop: follow-ups come to an end', async () => {
    const { text } = await plays('workshop', moods.neverSatisfied('Cy'));
    expect(text).toContain('it had been asked on as often as may be');
    expect(text).toContain('✗ Cy on entry-1');
  });
});

it.each(ALL)('%s that thinks long stays within its budget', async (protocol) => {
  const budget_micro_usd = 400_000;
  const { billed, closed } = await plays(protocol, moods.thinksLong, 'en', { budget_micro_usd });
  expect(billed).toBeLessThanOrEqual(budget_micro_usd * 1.02);
  expect(closed).toBeDefined();
});

it.each(ALL)('%s in a window that holds none of its prompts comes to nothing, and says why', async (protocol) => {
  const { text, closed } = await plays(protocol, moods.readsAtMost(200));
  expect(closed?.status ?? 'waits').toMatch(/^(?:waits|failed)$/u);
  expect(text).toContain('the prompt is longer than the model can read');
});

it.each(ALL)('%s with a wrong key waits by name at once', async (protocol) => {
  // The key may have been mended when that time is over: it is tried again.
  const { view, text, requests } = await plays(protocol, moods.wrongKey, 'en', { model_wait_limit_ms: 60_000 });
  expect(view).toMatchObject({ waiting_for_model: { code: 'bad_key', permanent: true, attempt: 1 } });
  expect(text).toContain('the server does not accept the API key (401)');
  // Each who is asked at the same time, once.
  expect(requests.length).toBeLessThanOrEqual(3);
});
