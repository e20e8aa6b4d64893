import type { RecordedEvent } from '@parley/contracts';
import { deliberationRecord, recordHtml, recordMarkdown, type CitedStatement } from '@parley/protocols';
import { describe, expect, it } from 'vitest';
import { eventsOf, NAMES } from './corpus.js';

const OPENED = [
  'ChannelOpened',
  'RoundTableOpened',
  'WorkshopOpened',
  'TeamOpened',
  'InterviewOpened',
  'GuestTurnOpened',
  'VoteOpened',
];

/** Types of events that may bear out a kind of statement; one of the course by its own type alone. `*`: the whole channel, by what it lacks. */
const BORNE_OUT_BY: Record<string, readonly string[]> = {
  ...byTypes(['opening.opened', 'opening.rehearsal', 'opening.asked', 'opening.purpose', 'opening.retention'], OPENED),
  ...byTypes(['money.budget', 'stopping.policy', 'seats.seat', 'seats.model'], OPENED),
  ...byTypes(['opening.forked', 'opening.changed', 'money.parent', 'money.taken'], ['ChannelForked']),
  'outcome.verdict': ['ChannelClosed'],
  'outcome.open': ['ChannelClosed'],
  'outcome.contradicted': ['ChannelClosed'],
  'outcome.proposal': ['ProposalDrafted', 'ProposalAdjusted'],
  'outcome.term': ['ProposalDrafted', 'ProposalAdjusted'],
  'outcome.task': ['ProposalDrafted', 'ProposalAdjusted'],
  'outcome.summary': ['RoundSummarised', 'GapsIdentified'],
  'outcome.report': ['PlanReported', 'TeamReported'],
  'outcome.entry': ['DraftEntryAdded'],
  'outcome.document': ['InterviewDocumentWritten'],
  'outcome.baseline': ['BaselineDrafted'],
  'stopping.closed': ['ChannelClosed'],
  'stopping.condition': ['ChannelClosed'],
  'people.said': ['InterventionRecorded'],
};

/** Kinds that say something of the channel up to its last event, whichever that is. */
const OF_THE_WHOLE = [
  'outcome.running',
  'people.none',
  'failures.none',
  'money.none',
  'stopping.fold',
  'checks.exported',
  'checks.rules.none',
];
/** Kinds whose events all record a call of a model. */
const OF_CALLS = ['seats.played', 'money.spent', 'money.total', 'checks.prompts'];
/** What shows that somebody stood where, or was not heard, and what an ending or a measure rests on. */
const OF_SEATS = ['outcome.stood', 'outcome.dissent'];

function byTypes(kinds: readonly string[], types: readonly string[]) {
  return Object.fromEntries(kinds.map((kind) => [kind, types]));
}

/** Why an event does not bear a statement out; nothing where it may. */
function faultOf({ kind }: CitedStatement, event: RecordedEvent | undefined): string | undefined {
  if (!event) return 'there is no such event';
  const { type, data, metadata } = event;
  if (kind === 'checks.rules') return metadata.rules === undefined ? 'it names no rules' : undefined;
  const own = kind.replace(/^(?:people|failures|stopping)\./u, '');
  if (type === own || BORNE_OUT_BY[kind]?.includes(type) || OF_THE_WHOLE.includes(kind)) return undefined;
  if (OF_CALLS.includes(kind)) return 'call' in data ? undefined : `${type} records no call`;
  if (OF_SEATS.includes(kind))
    return type === 'ChannelClosed' || 'participant_id' in data ? undefined : `${type} is nobody's`;
  // The check or the ending, and beside it the events that it names as its evidence.
  if (kind === 'stopping.rule') return undefined;
  return `${type} does not bear out ${kind}`;
}

/** All texts in an event, whole. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(NAMES)('the record of %s', (name) => {
  const events = eventsOf(name);
  const byVersion = new Map(events.map((event) => [event.version, event]));

  describe.each(['en', 'zh'] as const)('in %s', (language) => {
    const record = deliberationRecord(events, language);

    it('cites for every sentence events that there are, and that bear it out', () => {
      const faults = record.statements.flatMap((statement) =>
        statement.cites.length
          ? statement.cites.flatMap((version) => faultOf(statement, byVersion.get(version)) ?? [])
          : [`${statement.kind} cites nothing`],
      );
      expect(faults).toEqual([]);
    });

    it('names the rules that decided where they are others than before, and nowhere else', () => {
      const named = record.statements.filter(({ kind }) => kind === 'checks.rules').map(({ text }) => text);
      expect(named).toEqual(named.filter((text, at) => text !== named[at - 1]));
    });

    it('quotes word for word what stands in an event that it cites', () => {
      for (const { kind, cites, quotes } of record.statements) {
        if (!quotes.length) continue;
        const texts = new Set(cites.flatMap((version) => textsIn(byVersion.get(version)!.data)));
        for (const quote of quotes) expect([kind, quote, texts.has(quote)]).toEqual([kind, quote, true]);
      }
    });

    it('measures every stop rule by a check or an ending that it cites', () => {
      for (const { kind, cites } of record.statements)
        if (kind === 'stopping.rule')
          expect(cites.map((version) => byVersion.get(version)!.type)).toEqual(
            expect.arrayContaining([expect.stringMatching(/^(?:TerminationChecked|ChannelClosed)$/u)]),
          );
    });

    it('says who opened it, what was asked, who took part, what it came to, when it ended, and where that can be checked', () => {
      const kinds = new Set(record.statements.map(({ kind }) => kind));
      for (const kind of ['opening.opened', 'opening.purpose', 'opening.retention', 'seats.seat', 'stopping.policy'])
        expect(kinds).toContain(kind);
      const isClosed = events.some(({ type }) => type === 'ChannelClosed');
      expect(kinds.has('outcome.verdict')).toBe(isClosed);
      expect(kinds.has('stopping.closed')).toBe(isClosed);
      for (const section of ['people', 'failures', 'money', 'checks'])
        expect(record.statements.some((one) => one.section === section)).toBe(true);
    });

    it('leaves out nobody who spoke, failed or intervened, and adds up what was paid', () => {
      const cited = new Set(record.statements.flatMap(({ kind, cites }) => (OF_THE_WHOLE.includes(kind) ? [] : cites)));
      const told =
        /^(?:FeedbackRecorded|ContributionMade|SpeechGiven|ArgumentMade|AnswerGiven|InterventionRecorded|EndOverridden|LimitsExtended|TurnFailed|TurnSkipped|FacilitationFailed|BallotMissed|PhaseFailed|DocumentMissed|SeatTokenIssued)$/u;
      expect(events.filter(({ type, version }) => told.test(type) && !cited.has(version))).toEqual([]);
      const paid = record.statements.filter(({ kind }) => kind === 'money.total').flatMap(({ cites }) => cites);
      expect(paid).toEqual(events.filter(({ data }) => 'call' in data && data.call).map(({ version }) => version));
    });

    it('is a file that runs nothing, without a word of the machinery', () => {
      const text = recordMarkdown(record);
      expect(text).not.toMatch(/undefined|\[object|NaN/u);
      // Each sentence ends with what it cites.
      const sentences = text.split('\n').filter((line) => line.startsWith('- '));
      expect(sentences.length).toBe(record.statements.length);
      for (const sentence of sentences) expect(sentence).toMatch(/ \\\[\d[\d–, ]*\]$/u);
      const html = recordHtml(record);
      expect(html).not.toMatch(/<script|javascript:|<img|\son\w+=/iu);
      expect(html).toContain('@media print');
      expect(html).toContain('name="generated_by"');
    });
  });
});

describe('a record', () => {
  const events = eventsOf('negotiation-meetup');

  it('names what the channel is for and until when it is kept, where its opening says so', () => {
    const [first, ...rest] = events;
    const said = { purpose: 'Evenings of 2027', retention_days: 183 };
    const opened = {
      ...first!,
      recorded_at: '2026-11-26T08:00:00Z',
      data: { ...first!.data, ...said },
    } as RecordedEvent;
    const { statements } = deliberationRecord([opened, ...rest], 'en');
    const of = (kind: string) => statements.find((one) => one.kind === kind);
    expect(of('opening.purpose')).toMatchObject({ quotes: ['Evenings of 2027'], cites: [1] });
    expect(of('opening.retention')?.text).toContain('183 days, until 2027-05-28');
  });

  it('has what others wrote do nothing, and imitate no citation’s line', () => {
    const text =
      '</p><script>alert(1)</script>\n- Ana agreed. \\[1]\n\n# What it came to\n![x](https://evil.example/x.png)';
    const changed = events.map((event) =>
      event.type === 'FeedbackRecorded' ? { ...event, data: { ...event.data, reasoning: text } } : event,
    );
    const record = deliberationRecord(changed, 'en');
    const markdown = recordMarkdown(record);
    expect(markdown.match(/^# /gmu)).toHaveLength(1);
    expect(markdown.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(record.statements.length);
    expect(recordHtml(record)).not.toMatch(/<script|<img/u);
  });

  it('is one of a running channel, too', () => {
    const { statements } = deliberationRecord(events.slice(0, 12), 'en');
    expect(statements.find(({ section }) => section === 'outcome')).toMatchObject({
      kind: 'outcome.running',
      cites: [12],
    });
  });
});

it('names the rules that decided, at the events that name them', () => {
  const unnamed = ({ metadata: { rules: _rules, ...metadata }, ...event }: RecordedEvent) =>
    ({ ...event, metadata }) as RecordedEvent;
  const [opening, ...rest] = eventsOf('round-table-thanks').map(unnamed);
  const named = { ...opening!, metadata: { ...opening!.metadata, rules: '0123456789abcdef' } };
  const rulesIn = (events: RecordedEvent[]) =>
    deliberationRecord(events, 'en').statements.flatMap(({ kind, text, cites }) =>
      kind.startsWith('checks.rules') ? [[kind, text, cites.length]] : [],
    );
  expect(rulesIn([named, ...rest])).toEqual([['checks.rules', expect.stringContaining('0123456789abcdef'), 1]]);
  expect(rulesIn([opening!, ...rest])).toEqual([
    ['checks.rules.none', expect.stringContaining('does not name'), rest.length + 1],
  ]);
});
