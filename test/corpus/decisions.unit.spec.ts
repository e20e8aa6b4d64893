import {
  decisionBrief,
  decisionHtml,
  decisionMadr,
  decisionMarkdown,
  decisionOf,
  deliberationRecord,
  type DecisionRecord,
} from '@parley/protocols';
import type { RecordedEvent } from '@parley/contracts';
import { decisionWords, isBareAnswer } from '@parley/wording';
import { describe, expect, it } from 'vitest';
import { bounded } from '../../libs/protocols/src/shared/consent/stood.js';
import { eventsOf, NAMES } from './corpus.js';

/** What each whole recorded talk came to, by what its members said: who, of how many, agrees. */
const CAME_TO: Record<string, string> = {
  'negotiation-meetup': 'agreed 2/3',
  'negotiation-meetup-zh': 'agreed 2/3',
  'negotiation-partial': 'partly 2/3',
  'negotiation-no-agreement': 'not_agreed 1/3',
  'negotiation-silence': 'agreed 2/2',
  'made-negotiation-fails-where-a-core-seat-leaves': 'failed 2/3',
  'round-table-four-days': 'agreed 3/3',
  // Nobody agrees with anybody: no colour of success, whatever ended the talk.
  'round-table-deadlock': 'not_agreed 0/2',
  // A rehearsal whose script has no words for it comes to nothing.
  'round-table-party-vote': 'rehearsed 0/0',
  'workshop-offline-reading': 'agreed 5/5',
  // The lead rules, and one of three does not share the ruling.
  'team-club-payments': 'partly 2/3',
  'made-team-waives-a-debate-and-is-stopped': 'stopped 0/0',
  'made-team-skips-what-needs-a-phase-that-failed': 'partly 0/1',
  'interview-library-zh': 'partly 0/1',
  'interview-tool-library': 'done 0/0',
};

describe('why somebody stopped it', () => {
  const said = { actor: { kind: 'operator', id: 'ula' }, text: 'No time left.' };
  const events = eventsOf('made-round-table-is-stopped-and-has-words-erased').map((event) =>
    event.type === 'ChannelClosed' ? ({ ...event, data: { ...event.data, said } } as RecordedEvent) : event,
  );

  it('is told with the decision, as that person’s own words', () => {
    const record = decisionOf(events);
    expect(record.ended).toMatchObject({ by: 'ula', said: { by: 'ula', text: said.text } });
    for (const tell of [decisionMarkdown, decisionMadr, decisionBrief])
      for (const [language, quoted] of [
        ['en', 'ula: “No time left.”'],
        ['zh', 'ula：“No time left.”'],
      ] as const)
        expect(tell(record, language)).toContain(quoted);
    expect(decisionHtml(record)).toContain('ula: “No time left.”');
  });

  it('is quoted in its record, from its end', () => {
    const { statements } = deliberationRecord(events);
    const { version } = events.find(({ type }) => type === 'ChannelClosed')!;
    const stopped = statements.find(({ kind }) => kind === 'people.ChannelClosed');
    expect(stopped).toMatchObject({ quotes: [said.text], cites: [version] });
  });
});

describe('decisions of recorded channels', () => {
  it.each(Object.entries(CAME_TO))('%s came to: %s', (name, expected) => {
    const { verdict, counts } = decisionOf(eventsOf(name));
    expect(`${verdict} ${counts.for}/${counts.asked}`).toBe(expected);
  });

  describe.each(NAMES)('%s', (name) => {
    const record = decisionOf(eventsOf(name));

    it('is one of agreement only where nobody who stayed stands apart, and has an end only where it ended', () => {
      const { verdict, positions, ended } = record;
      const apart = positions.filter(({ side, stance }) => side !== 'for' && stance !== 'withdrew');
      if (verdict === 'agreed') expect(apart).toEqual([]);
      expect(ended === undefined).toBe(verdict === 'open');
    });

    it.each(['en', 'zh'] as const)('is told whole in %s, without a word of the machinery', (language) => {
      const text = decisionMarkdown(record, language);
      expect(text).not.toMatch(/undefined|\[object|assignments\.|talk_length|NaN/u);
      expect(text).not.toMatch(NAMES_FOR_MACHINES);
      for (const id of phasesOf(name)) expect(text).not.toMatch(new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'u'));
      for (const { name: who } of [...record.positions, ...record.dissent]) expect(text).toContain(who);
      for (const words of ownWordsOf(record)) expect(plain(text)).toContain(plain(words));
      // No heading heads nothing: a file once ended at "Who does not share the ruling".
      expect(text.trimEnd()).not.toMatch(/(?:^|\n)#+[^\n]*$/u);
      expect(text).not.toMatch(/\n## [^\n]*\n+## /u);
    });

    it.each(['en', 'zh'] as const)(
      'is told in brief in %s: with everybody, and whoever does not share it in full',
      (language) => {
        const text = decisionBrief(record, language);
        expect(text).not.toMatch(/undefined|\[object|NaN/u);
        for (const { name: who } of record.positions) expect(text).toContain(who);
        for (const argument of argumentsOf(record)) expect(plain(text)).toContain(plain(argument));
        expect(text.length).toBeLessThanOrEqual(decisionMarkdown(record, language).length);
      },
    );

    it('says once what was decided: nobody below holds it in the same words', () => {
      const said = decisionMarkdown({ ...record, positions: [] }).split('\n## ')[1]!;
      for (const { claim } of record.positions) if (claim) expect(plain(said)).not.toContain(plain(claim));
    });

    it('is the same as a page, which runs nothing, and as a decision record', () => {
      const html = decisionHtml(record);
      expect(html).not.toMatch(/<script|javascript:|\son\w+=/iu);
      for (const { name: who } of record.positions) expect(html).toContain(who);
      const madr = decisionMadr(record, 'en');
      expect(madr).toMatch(/^---\nstatus: (?:accepted|rejected|proposed)\ndate: \d{4}-\d\d-\d\d\n/u);
      for (const heading of ['Context and Problem Statement', 'Considered Options', 'Decision Outcome'])
        expect(madr).toContain(`\n## ${heading}\n`);
    });
  });

  it('names the parts that texts speak of by their ids, and leaves a word that only looks like one', () => {
    const answer = 'The checkout follows debate-1 (rules), `entry-1` and debate-10.';
    const events = eventsOf('team-club-payments').map((event) =>
      event.type === 'TeamReported'
        ? { ...event, data: { ...event.data, report: { ...event.data.report, answer } } }
        : event,
    );
    const [section] = decisionOf(events).sections;
    expect(section).toMatchObject({
      text: "The checkout follows “Debate: A payment form of our own, or the provider's page?” (What the rules ask of us), `entry-1` and debate-10.",
    });
  });

  it('keeps an argument whole that the ending has cut', () => {
    const long = `${'This is why. '.repeat(200)}And this is the end of it.`;
    const events = eventsOf('round-table-deadlock').map((event) => {
      if (event.type === 'ContributionMade') return { ...event, data: { ...event.data, text: long } };
      if (event.type !== 'ChannelClosed') return event;
      const consent = event.data.consent!;
      const minority = consent.minority.map((one) => ({ ...one, argument: long }));
      return { ...event, data: { ...event.data, consent: bounded({ ...consent, minority }) } };
    });
    const { dissent } = decisionOf(events);
    expect(dissent.length).toBeGreaterThan(0);
    for (const { argument } of dissent) expect(argument).toBe(long);
  });
});

/** Ids of what a workshop decides and asks and of an interview's documents, files of texts. */
const NAMES_FOR_MACHINES = /\b(?:entry|issue|question)-\d|\bDOC_\d|\w\.(?:md|json|txt|yaml)\b/u;

/** Ids of a team's phases that can be no words of their own. */
const phasesOf = (name: string): string[] =>
  eventsOf(name).flatMap(({ type, data }) =>
    type === 'TaskPlanned' ? data.plan.phases.map(({ phase_id }) => phase_id).filter((id) => /[\d_-]/u.test(id)) : [],
  );

const ownWordsOf = (record: DecisionRecord): string[] => [...argumentsOf(record), ...record.open_points];

/** In somebody's own words: the kind of an answer alone is told in the catalogue's. */
const argumentsOf = ({ dissent }: DecisionRecord): string[] =>
  dissent.map(({ argument }) => argument).filter((argument) => !isBareAnswer(decisionWords.en, argument));

/** Without what Markdown escapes, and on one line. */
const plain = (text: string): string => text.replaceAll(/[\\*_\s]+/gu, ' ').trim();
