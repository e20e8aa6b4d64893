import { ownProperty, plainJson } from '@parley/untrusted';
import { commaOf } from '@parley/wording';
import { ofChannel } from '../print-results.js';
import { EXIT } from '../exit-codes.js';
import { oneLine } from '../render/one-line.js';
import { paint } from '../render/style.js';
import type { GlobalOptions } from '../session.js';
import { differenceOf } from './difference.js';
import type { SavedDecision, SavedPlan } from './versions.js';
import { safeForScreen } from '../safe-for-screen.js';
import { print, printText } from '../output.js';
import { chosenLanguage } from '../language.js';
import { spokenWords } from '../words.js';

/** What changed between two versions: decisions by where they come from, and what is open (W9). */
export function comparePlans(before: SavedPlan, after: SavedPlan, options: GlobalOptions): number {
  const difference = differenceOf(before, after);
  if (options.output !== 'text') {
    print(plainJson(ofChannel(after.channel_id, difference)));
    return EXIT.done;
  }
  const { from, to, follows, added, replaced, dropped, kept, open_before, open_now } = safeForScreen(difference);
  const lines = [
    paint.bold(`v${from} → v${to}`),
    ...rehearsed(before, after),
    ...(follows ? [] : [paint.dim(spokenWords().plan.apart(from, to))]),
    ...added.map((text) => paint.good(`+ ${text}`)),
    ...replaced.flatMap((one) => [
      paint.bad(`~ ${one.before}`),
      paint.good(`  → ${one.now}${one.reason ? ` (${one.reason})` : ''}`),
    ]),
    ...dropped.map((text) => paint.bad(`− ${text}`)),
    ...kept.map((text) => paint.dim(`  ${text}`)),
    ...open_before.filter((text) => !open_now.includes(text)).map((text) => paint.good(`✓ ${text}`)),
    ...open_now.map((text) => paint.warn(`? ${text}`)),
  ];
  printText(lines.join('\n'));
  return EXIT.done;
}

/** Nobody takes a rehearsal's decisions for somebody's. */
const rehearsed = (...plans: SavedPlan[]): string[] =>
  plans.filter(({ rehearsal }) => rehearsal).map(({ version }) => paint.warn(spokenWords().plan.rehearsed(version)));

/** Where each decision came from: who proposed it in which turn, who agreed, and what it settled (W4). */
export function tracePlan(saved: SavedPlan, options: GlobalOptions): number {
  if (options.output !== 'text') {
    print(plainJson(saved.decisions.map((one) => ofChannel(saved.channel_id, one))));
    return EXIT.done;
  }
  const plan = safeForScreen(saved);
  const lines = [
    paint.bold(`v${plan.version} · ${plan.topic}`),
    ...rehearsed(plan),
    ...plan.decisions.flatMap((one) => traceOf(one, plan)),
  ];
  printText(lines.join('\n'));
  return EXIT.done;
}

function traceOf(decision: SavedDecision, { issues, standing_objections }: SavedPlan): string[] {
  const { entry_id, text, proposed_by, proposed_in, added_in, turn, reason, resolves, stances, unopposed } = decision;
  const words = spokenWords().plan;
  const because = (why: string) => (why ? words.colon + why : '');
  const settled = resolves.map((id) =>
    oneLine(`${id} ${issues.find(({ issue_id }) => issue_id === id)?.statement ?? ''}`),
  );
  const instead = decision.supersedes ? words.insteadOf(decision.supersedes) : '';
  return [
    '',
    `${paint.good('■')} ${paint.bold(entry_id)} ${text}`,
    decision.carried_from === undefined
      ? `  R${proposed_in} ${proposed_by} ${paint.dim(turn)}${because(reason)}`
      : `  ${words.decidedIn(proposed_by, decision.carried_from)}${because(reason)}`,
    // Its own proposal is no news.
    ...stances
      .filter((one) => one.turn !== turn)
      .map(({ round, role, stance, turn: said, reason: why }) => {
        const stood = ownProperty(words.stances, stance) ?? stance;
        return `  R${round} ${role} ${stood} ${paint.dim(said)}${because(why)}`;
      }),
    ...(unopposed.length ? [paint.dim(`  ${words.unopposed(unopposed.join(commaOf(chosenLanguage())))}`)] : []),
    ...standing_objections
      .filter((one) => one.entry_id === entry_id)
      .map(({ round, role, turn: said, reason: why }) =>
        paint.bad(`  ✗ R${round} ${words.stillObjects(role)} ${said}${because(why)}`),
      ),
    ...settled.map((issue) => paint.dim(`  ${words.settles} ${issue}`)),
    ...(decision.carried_from === undefined ? [paint.dim(`  ${words.inDraft(added_in)}${instead}`)] : []),
  ];
}
