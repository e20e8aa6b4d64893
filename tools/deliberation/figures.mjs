// What arms came to: shares with their 95 % intervals, tokens and money.
import { ARMS } from './arms.mjs';
import { usd } from './paid-model.mjs';

const Z = 1.959964;

/** Wilson's interval of a share, 95 %: it keeps within 0 and 1, and says something of few tasks as well. */
export function wilson(right, all) {
  if (!all) return [0, 1];
  const share = right / all;
  const middle = (share + Z ** 2 / (2 * all)) / (1 + Z ** 2 / all);
  const half = (Z / (1 + Z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** @param results those of one arm */
export function figuresOf(arm, results) {
  const sum = (of) => results.reduce((total, one) => total + Number(of(one)), 0);
  const right = sum((one) => one.right);
  const [low, high] = wilson(right, results.length).map(rounded);
  return {
    ...{ arm, tasks: results.length, right, share: results.length ? rounded(right / results.length) : null, low, high },
    ...{ undecided: sum(({ choice }) => choice === ''), calls: sum(({ calls }) => calls) },
    ...{ tokens: sum(({ tokens }) => tokens), usd: sum(({ micro_usd }) => micro_usd) / 1e6 },
    templates: [...new Set(results.flatMap(({ templates }) => templates))].toSorted(),
  };
}

const rounded = (value) => Math.round(value * 1e4) / 1e4;

/** For people. @param run what has been run; @param spent in millionths of a dollar */
export function tableOf(rows, { run, spent, limit }) {
  const { model, parley, rules, questions, data } = run;
  const templates = [...new Set(rows.flatMap((row) => row.templates))].toSorted();
  const cells = rows.map((row) => [
    ...[ARMS[row.arm].told, String(row.tasks), String(row.right), row.tasks ? row.share.toFixed(3) : '–'],
    ...[row.tasks ? `${row.low.toFixed(3)}–${row.high.toFixed(3)}` : '–', String(row.undecided), String(row.calls)],
    ...[String(row.tokens), row.usd.toFixed(4)],
  ]);
  const head = ['arm', 'tasks', 'right', 'share', '95 %', 'no answer', 'calls', 'tokens', 'US$'];
  return [
    `data       ${data.name}, SHA-256 ${data.sha256}`,
    `model      ${model.provider}: ${model.strong}; for quick work ${model.fast}`,
    `versions   Parley ${parley}, rules ${rules}, questions ${questions}, prompts ${templates.join(', ') || 'none'}`,
    `spent      ${usd(spent)}${Number.isFinite(limit) ? ` of ${usd(limit)}` : ''}, with what was begun and not ended`,
    '',
    ...aligned([head, ...cells]),
  ].join('\n');
}

function aligned(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) =>
    row.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join('  '),
  );
}
