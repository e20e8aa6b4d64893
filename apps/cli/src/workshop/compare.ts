import { EXIT } from '../exit-codes.js';
import { paint } from '../render/style.js';
import type { GlobalOptions } from '../session.js';
import type { SavedDecision, SavedPlan } from './versions.js';

interface Difference {
  from: number;
  to: number;
  added: string[];
  dropped: string[];
  kept: string[];
  open_before: string[];
  open_now: string[];
}

/** What changed between two versions: decisions by their words, and what is open (W9). */
export function comparePlans(before: SavedPlan, after: SavedPlan, options: GlobalOptions): number {
  const difference = differenceOf(before, after);
  if (options.output !== 'text') {
    process.stdout.write(`${JSON.stringify(difference)}\n`);
    return EXIT.done;
  }
  const { from, to, added, dropped, kept, open_before, open_now } = difference;
  const lines = [
    paint.bold(`v${from} → v${to}`),
    ...added.map((text) => paint.good(`+ ${text}`)),
    ...dropped.map((text) => paint.bad(`− ${text}`)),
    ...kept.map((text) => paint.dim(`  ${text}`)),
    ...open_before.filter((text) => !open_now.includes(text)).map((text) => paint.good(`✓ ${text}`)),
    ...open_now.map((text) => paint.warn(`? ${text}`)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return EXIT.done;
}

function differenceOf(before: SavedPlan, after: SavedPlan): Difference {
  const [old, now] = [before, after].map(({ decisions }) => decisions.map(({ text }) => text)) as [string[], string[]];
  return {
    from: before.version,
    to: after.version,
    added: now.filter((text) => !old.includes(text)),
    dropped: old.filter((text) => !now.includes(text)),
    kept: now.filter((text) => old.includes(text)),
    open_before: openOf(before),
    open_now: openOf(after),
  };
}

const openOf = ({ issues, open_points }: SavedPlan): string[] =>
  open_points.map((id) => issues.find(({ issue_id }) => issue_id === id)?.statement ?? id);

/** Where each decision came from: who proposed it in which turn, who agreed, and what it settled (W4). */
export function tracePlan(plan: SavedPlan, options: GlobalOptions): number {
  if (options.output !== 'text') {
    process.stdout.write(`${JSON.stringify(plan.decisions)}\n`);
    return EXIT.done;
  }
  const lines = [
    paint.bold(`v${plan.version} · ${plan.topic}`),
    ...plan.decisions.flatMap((one) => traceOf(one, plan)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
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
    `  R${proposed_in} ${proposed_by} ${paint.dim(turn)}${reason ? `: ${reason}` : ''}`,
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
    paint.dim(`  in the draft since R${added_in}${decision.supersedes ? `, instead of ${decision.supersedes}` : ''}`),
  ];
}
