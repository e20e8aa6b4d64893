import { plainJson } from '@parley/contracts';
import { EXIT } from '../exit-codes.js';
import { paint } from '../render/style.js';
import type { GlobalOptions } from '../session.js';
import { differenceOf } from './difference.js';
import type { SavedDecision, SavedPlan } from './versions.js';
import { shown } from '../shown.js';
import { print } from '../output.js';

/** What changed between two versions: decisions by where they come from, and what is open (W9). */
export function comparePlans(before: SavedPlan, after: SavedPlan, options: GlobalOptions): number {
  const difference = differenceOf(before, after);
  if (options.output !== 'text') {
    print(plainJson(difference));
    return EXIT.done;
  }
  const { from, to, follows, added, replaced, dropped, kept, open_before, open_now } = shown(difference);
  const lines = [
    paint.bold(`v${from} → v${to}`),
    ...rehearsed(before, after),
    ...(follows ? [] : [paint.dim(`v${to} does not follow from v${from}: compared by their words`)]),
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
  print(lines.join('\n'));
  return EXIT.done;
}

/** Nobody takes a rehearsal's decisions for somebody's. */
const rehearsed = (...plans: SavedPlan[]): string[] =>
  plans
    .filter(({ rehearsal }) => rehearsal)
    .map(({ version }) => paint.warn(`v${version} is a rehearsal: no language model took part`));

/** Where each decision came from: who proposed it in which turn, who agreed, and what it settled (W4). */
export function tracePlan(saved: SavedPlan, options: GlobalOptions): number {
  if (options.output !== 'text') {
    print(plainJson(saved.decisions));
    return EXIT.done;
  }
  const plan = shown(saved);
  const lines = [
    paint.bold(`v${plan.version} · ${plan.topic}`),
    ...rehearsed(plan),
    ...plan.decisions.flatMap((one) => traceOf(one, plan)),
  ];
  print(lines.join('\n'));
  return EXIT.done;
}

function traceOf(decision: SavedDecision, { issues, standing_objections = [] }: SavedPlan): string[] {
  const { entry_id, text, proposed_by, proposed_in, added_in, turn, reason, resolves, stances, unopposed } = decision;
  const settled = resolves.map((id) =>
    `${id} ${issues.find(({ issue_id }) => issue_id === id)?.statement ?? ''}`.replaceAll(/\s+/gu, ' ').trim(),
  );
  return [
    '',
    `${paint.good('■')} ${paint.bold(entry_id)} ${text}`,
    decision.carried_from === undefined
      ? `  R${proposed_in} ${proposed_by} ${paint.dim(turn)}${reason ? `: ${reason}` : ''}`
      : `  ${proposed_by}, decided in v${decision.carried_from}${reason ? `: ${reason}` : ''}`,
    // Its own proposal is no news.
    ...stances
      .filter((one) => one.turn !== turn)
      .map(
        (one) =>
          `  R${one.round} ${one.role} ${one.stance} ${paint.dim(one.turn)}${one.reason ? `: ${one.reason}` : ''}`,
      ),
    ...(unopposed.length ? [paint.dim(`  saw it and did not object: ${unopposed.join(', ')}`)] : []),
    ...standing_objections
      .filter((one) => one.entry_id === entry_id)
      .map(({ round, role, turn: said, reason: why }) =>
        paint.bad(`  ✗ R${round} ${role} still objects ${said}: ${why}`),
      ),
    ...settled.map((issue) => paint.dim(`  settles ${issue}`)),
    ...(decision.carried_from === undefined
      ? [
          paint.dim(
            `  in the draft since R${added_in}${decision.supersedes ? `, instead of ${decision.supersedes}` : ''}`,
          ),
        ]
      : []),
  ];
}
