import { verdictOf, type AuditReport, type Divergence } from '@parley/audit';
import { plainJson } from '@parley/untrusted';
import type { RefusalPage } from '@parley/client';
import { safeForScreen } from '../safe-for-screen.js';
import { spokenWords } from '../words.js';
import { timeText } from './time.js';

/** Characters of a side that are shown; all of it is in --json. */
const MOST_SHOWN = 2_000;

/** Refusals that are shown; all of them are in --json. */
const MOST_REFUSALS = 10;

/** What came of an audit, for people. @param form short has one line where everything follows */
export function auditText(report: AuditReport, what: string, form: 'whole' | 'short' = 'whole'): string {
  const words = spokenWords().audit;
  const { commands, events, follow, verdicts, prompts, unrecorded, prompts_unlike, divergence, rules } = report;
  const verdict = verdictOf(report);
  if (divergence) return divergenceLines(divergence, what, rules.now).join('\n');
  const head = verdict === 'follows' ? words.follows(what, commands, events) : words.incomplete(what, follow, commands);
  const more = form === 'whole' || verdict !== 'follows';
  const named = [...new Set(rules.then)].join(', ') || words.notNamed;
  return [
    head,
    ...(more ? [words.checked(verdicts, prompts)] : []),
    ...(unrecorded ? [words.unrecorded(unrecorded)] : []),
    ...(prompts_unlike ? [words.unlike(prompts_unlike)] : []),
    ...(more ? [words.rules(named, rules.now)] : []),
  ].join('\n');
}

function divergenceLines(divergence: Divergence, what: string, now: string): string[] {
  const words = spokenWords().audit;
  const { kind, version, command_type, rules_then, recorded } = divergence;
  return [
    words.diverges(what, version, command_type),
    words.kind[kind],
    words.recorded(sideText(recorded)),
    ...('decided' in divergence ? [words.decided(sideText(divergence.decided))] : []),
    words.rules(rules_then ?? words.notNamed, now),
    rules_then === now ? words.sameRules : words.otherRules,
  ];
}

function sideText(side: unknown): string {
  if (side === undefined) return spokenWords().audit.nothing;
  const text = typeof side === 'string' ? side : plainJson(side);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** What was refused in a channel, the last first. */
export function refusalsText(refusals: RefusalPage['items']): string {
  const words = spokenWords().audit;
  const lines = refusals
    .slice(0, MOST_REFUSALS)
    .map(({ at, actor, command_type, code }) =>
      safeForScreen(`  ${timeText(at)}  ${actor.kind} ${actor.id}  ${command_type}  ${code}`),
    );
  return [words.refused(refusals.length), ...lines].join('\n');
}
