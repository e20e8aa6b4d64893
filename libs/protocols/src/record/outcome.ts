import type { ChannelClosed, RecordedEvent } from '@parley/contracts';
import { decisionWords, isBareAnswer } from '@parley/wording';
import type { DecisionRecord } from '../shared/decision/record.js';
import { readableField } from '../shared/decision/readable.js';
import { wordOf } from './people.js';
import type { CitedStatement } from './statement.js';
import { saidBy, statement, type Telling } from './telling.js';

/** What stands by now, by what it is: a later version takes the place of the one before. */
export type Results = Map<string, CitedStatement[]>;

/** @param results changed */
export function addResult(results: Results, event: RecordedEvent, telling: Telling): void {
  const { type, data } = event;
  const { result } = telling.words;
  const put = (key: string, kind: string, text: string, ...quotes: (string | undefined)[]) =>
    results.set(key, [saidBy('outcome', event, { kind: `outcome.${kind}`, text, quotes })]);
  switch (type) {
    case 'ProposalDrafted':
    case 'ProposalAdjusted':
      return void results.set('proposal', proposalOf(event, telling));
    case 'RoundSummarised':
      return void put('summary', 'summary', result.summary, data.summary);
    case 'GapsIdentified':
      return void (data.summary && put('summary', 'summary', result.summary, data.summary));
    case 'PlanReported':
      return void put('summary', 'report', result.report, data.summary);
    case 'TeamReported':
      return void put('report', 'report', result.report, data.report.answer);
    case 'BaselineDrafted':
      return void put('baseline', 'baseline', result.baseline, data.text);
    case 'DraftEntryAdded':
      return void put(data.entry_id, 'entry', result.entry(data.entry_id), data.text);
    case 'DraftEntrySuperseded':
      return void results.delete(data.entry_id);
    case 'InterviewDocumentWritten':
      return void put(data.document, 'document', result.document(data.document));
    default:
      return;
  }
}

function proposalOf(
  event: Extract<RecordedEvent, { type: 'ProposalDrafted' | 'ProposalAdjusted' }>,
  { words, nameOf }: Telling,
): CitedStatement[] {
  const { proposal } = event.data;
  const { version, title, summary, assignments } = proposal;
  return [
    saidBy('outcome', event, {
      kind: 'outcome.proposal',
      text: words.result.proposal(version),
      quotes: [title, summary],
    }),
    ...proposal.terms.map(({ field, value, unit = '' }) =>
      saidBy('outcome', event, {
        kind: 'outcome.term',
        text: `${readableField(field)}${words.colon}${`${value} ${unit}`.trim()}`,
      }),
    ),
    ...assignments.map(({ participant_id, role, task }) =>
      saidBy('outcome', event, {
        kind: 'outcome.task',
        text: words.result.task(nameOf(participant_id), role),
        quotes: [task],
      }),
    ),
  ];
}

/** Where in the log somebody was heard, was not, and answered which request. */
export interface Heard {
  /** Versions, by participant id: of the last thing said, and of the last turn that was missed. */
  said: ReadonlyMap<string, number>;
  missed: ReadonlyMap<string, number>;
  /** Versions, by request id. */
  answers: ReadonlyMap<string, number>;
}

type Closed = Extract<RecordedEvent, { type: 'ChannelClosed' }>;

/** The verdict, who stood where, and who does not share it. */
export function verdictOf(
  decision: DecisionRecord,
  closed: Closed | undefined,
  lastVersion: number,
  heard: Heard,
  telling: Telling,
): CitedStatement[] {
  const { words, language } = telling;
  const rests = closed ? [closed.version] : [lastVersion];
  const verdict = decisionWords[language].verdicts[decision.verdict];
  const consent: ChannelClosed['consent'] = closed?.data.consent;
  return [
    statement('outcome', rests, {
      kind: closed ? 'outcome.verdict' : 'outcome.running',
      text: closed ? words.verdict(verdict) : words.running,
    }),
    ...decision.positions.flatMap(({ participant_id, name, stance }) => {
      const last = [heard.said.get(participant_id), heard.missed.get(participant_id)].filter(
        (one) => one !== undefined,
      );
      const cites = [...(consent && closed ? [closed.version] : []), ...last.slice(0, 1)];
      return cites.length
        ? [
            statement('outcome', cites, {
              kind: 'outcome.stood',
              text: words.stood(name, wordOf(words.stances, stance)),
            }),
          ]
        : [];
    }),
    ...(closed && consent ? dissentOf(closed, consent, heard, telling) : []),
  ];
}

function dissentOf(
  closed: Closed,
  { minority, open_points, contradicted }: NonNullable<ChannelClosed['consent']>,
  { answers }: Heard,
  { words, language, nameOf }: Telling,
): CitedStatement[] {
  return [
    ...minority.map(({ participant_id, position, argument, request_ids }) => {
      const turns = request_ids.map((id) => answers.get(id)).filter((one) => one !== undefined);
      // The kind of an answer is nobody's words: it is told of where everybody stood.
      const quotes = [...new Set([argument, position])].filter((text) => !isBareAnswer(decisionWords[language], text));
      const name = nameOf(participant_id);
      const text = quotes.length ? words.dissent(name) : words.wordlessDissent(name);
      return statement('outcome', [closed.version, ...turns], { kind: 'outcome.dissent', text, quotes });
    }),
    ...open_points.map((point) =>
      saidBy('outcome', closed, { kind: 'outcome.open', text: words.open, quotes: [point] }),
    ),
    ...(contradicted ? [saidBy('outcome', closed, { kind: 'outcome.contradicted', text: words.contradicted })] : []),
  ];
}
