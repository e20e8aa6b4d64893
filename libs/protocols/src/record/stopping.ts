import type { ChannelClosed, Finding, RecordedEvent } from '@parley/contracts';
import { figureText } from '@parley/termination';
import { ownProperty } from '@parley/untrusted';
import { conditionName, decisionWords } from '@parley/wording';
import type { CitedStatement } from './statement.js';
import { actorText, saidBy, statement, type Telling } from './telling.js';

/** Announcements and warnings on the way to an end. */
export function warningsOf(event: RecordedEvent, { words, language }: Telling): CitedStatement[] {
  const { type, data } = event;
  if (type === 'EndAnnounced') {
    const text = words.announced(conditionName(data.condition, language));
    return [saidBy('stopping', event, { kind: 'stopping.EndAnnounced', text })];
  }
  if (type !== 'TerminationWarned') return [];
  const text = words.warned(conditionName(data.condition, language), String(data.measured), String(data.limit));
  return [saidBy('stopping', event, { kind: 'stopping.TerminationWarned', text })];
}

/** Where a stop rule was measured last. */
export interface Measured {
  /** Where the ending has it, or the last check. */
  version: number;
  finding: Finding;
}

/**
 * The last measure of each stop rule: as the ending or a check has it; of rules that nobody has recorded a check of, as the monitor's fold of
 * all events has it (T3).
 */
export const rulesOf = (
  measured: ReadonlyMap<string, Measured>,
  standing: readonly Finding[],
  whole: readonly number[],
  telling: Telling,
): CitedStatement[] =>
  standing.map((finding) => {
    const recorded = measured.get(finding.condition);
    return recorded
      ? ruleOf(recorded.version, recorded.finding, telling)
      : statement('stopping', whole, { kind: 'stopping.fold', text: ruleText(finding, telling) });
  });

export const findingsIn = ({ type, data }: RecordedEvent): Finding[] | undefined =>
  type === 'TerminationChecked'
    ? data.assessment.findings
    : type === 'ChannelClosed' && data.ending?.findings.length
      ? data.ending.findings
      : undefined;

/** A rule with its measure, its limit and, beside the check, the events that the measure rests on. */
function ruleOf(version: number, finding: Finding, telling: Telling): CitedStatement {
  const cites = [version, ...finding.evidence.map((one) => one.version).filter((one) => one > 0)];
  return statement('stopping', cites, { kind: 'stopping.rule', text: ruleText(finding, telling) });
}

function ruleText({ condition, measured, limit, unit, status }: Finding, { words, language }: Telling): string {
  const figure = (value: number) => figureText(language, unit, value);
  return words.rule(
    conditionName(condition, language),
    figure(measured),
    figure(limit),
    words.statuses[status as keyof typeof words.statuses],
  );
}

/** How and by whom it was closed. */
export function closingOf(event: RecordedEvent & { type: 'ChannelClosed'; data: ChannelClosed }, telling: Telling) {
  const { words, language } = telling;
  const { reason, ended_by, message, ending } = event.data;
  const { because } = decisionWords[language];
  const why = ownProperty<string>(because, reason) ?? words.code(reason);
  return [
    saidBy('stopping', event, {
      kind: 'stopping.closed',
      text: words.closed(why, actorText(ended_by, telling)),
      quotes: [message],
    }),
    ...(ending
      ? [
          saidBy('stopping', event, {
            kind: 'stopping.condition',
            text: words.closedBy(conditionName(ending.condition, language)),
          }),
        ]
      : []),
  ];
}
