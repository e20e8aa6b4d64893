import { verdictOf, type AuditReport, type Divergence } from '@parley/audit';
import { problem, type ProblemCode } from '@parley/contracts';
import { ownProperty, plainJson, plainLine } from '@parley/untrusted';
import type { RefusalPage } from '@parley/client';
import { commaOf } from '@parley/wording';
import { chosenLanguage } from '../language.js';
import { spokenWords } from '../words.js';
import { timeText } from './time.js';

/** Characters of a side that are shown; all of it is in --json. */
const MOST_SHOWN = 2_000;

/** Refusals that are shown; all of them are in --json. */
const MOST_REFUSALS = 10;

/** What came of an audit, for people; what the record says of itself is on one line and steers nothing. @param form short has one line where everything follows */
export function auditText(report: AuditReport, name: string, form: 'whole' | 'short' = 'whole'): string {
  const words = spokenWords().audit;
  const { commands, events, follow, verdicts, prompts, divergence, rules, closed, forked } = report;
  const { unrecorded, erased, resting_on_erased, prompts_unlike } = report;
  const what = plainLine(name);
  const verdict = verdictOf(report);
  if (divergence) return divergenceLines(divergence, what, rules.now).join('\n');
  const head = verdict === 'follows' ? words.follows(what, commands, events) : words.incomplete(what, follow, commands);
  const more = form === 'whole' || verdict !== 'follows';
  const named = plainLine([...new Set(rules.then)].join(commaOf(chosenLanguage()))) || words.notNamed;
  return [
    head,
    ...(more ? [words.checked(verdicts, prompts)] : []),
    ...(unrecorded ? [words.unrecorded(unrecorded)] : []),
    ...(erased ? [words.erased(erased)] : []),
    ...(resting_on_erased ? [words.restingOnErased(resting_on_erased)] : []),
    ...(prompts_unlike ? [words.unlike(prompts_unlike)] : []),
    ...(more && forked ? [words.copies(plainLine(forked.channel_id), forked.version, plainLine(forked.hash))] : []),
    ...(more ? [words.rules(named, rules.now)] : []),
    ...(form === 'whole' && !closed ? [words.open] : []),
  ].join('\n');
}

function divergenceLines(divergence: Divergence, what: string, now: string): string[] {
  const words = spokenWords().audit;
  const { kind, version, command_type, rules_then, recorded } = divergence;
  return [
    words.diverges(what, version, plainLine(command_type)),
    words.kind[kind],
    words.recorded(cutText(sideText(recorded))),
    ...('decided' in divergence ? [words.decided(cutText(decidedText(divergence)))] : []),
    words.rules(rules_then === undefined ? words.notNamed : plainLine(rules_then), now),
    rules_then === now ? words.sameRules : words.otherRules,
  ];
}

function decidedText(divergence: Extract<Divergence, { decided: unknown }>): string {
  if (divergence.kind === 'failed') return plainLine(divergence.decided.failure);
  if (divergence.kind !== 'refused') return sideText(divergence.decided);
  const { code, detail } = divergence.decided;
  return [refusalText(code), ...(detail === undefined ? [] : [plainLine(detail)])].join(spokenWords().errors.colon);
}

function sideText(side: unknown): string {
  const words = spokenWords().audit;
  if (side === undefined) return words.nothing;
  if (typeof side === 'string') return plainLine(side);
  const { type, data } = side as { type?: unknown; data?: unknown };
  return typeof type === 'string' ? `${words.event(plainLine(type))} ${plainJson(data)}` : plainJson(side);
}

const cutText = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

/** What was refused in a channel, the last first. */
export function refusalsText(refusals: RefusalPage['items']): string {
  const { audit: words } = spokenWords();
  const lines = refusals.slice(0, MOST_REFUSALS).map(({ at, actor, command_type, code }) => {
    const who = ownProperty<(id: string) => string>(words.actor, actor.kind)?.(plainLine(actor.id));
    const parts = [timeText(at), who ?? actor.id, words.command(command_type), refusalText(code)];
    return `  ${plainLine(parts.join('  '))}`;
  });
  return [words.refused(refusals.length), ...lines].join('\n');
}

/** As the same refusal is worded where it is an error, with its code to look for. */
function refusalText(code: string): string {
  const title = spokenWords().errors.problem(problem(code as ProblemCode));
  return title ? `${plainLine(title)} (${plainLine(code)})` : plainLine(code);
}
