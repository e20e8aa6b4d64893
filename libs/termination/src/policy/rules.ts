import type { TerminationRule } from '@parley/contracts';
import type { ConditionName, Parameters } from '../conditions/condition.js';

/** A rule taken apart: a condition with its parameters, or the parts of a composition. */
export type Opened =
  | { kind: 'condition'; name: ConditionName; parameters: Parameters<ConditionName> }
  | { kind: 'all' | 'any'; parts: TerminationRule[] }
  | { kind: 'not'; part: TerminationRule };

export function readRule(rule: TerminationRule): Opened {
  if ('all' in rule) return { kind: 'all', parts: rule.all };
  if ('any' in rule) return { kind: 'any', parts: rule.any };
  if ('not' in rule) return { kind: 'not', part: rule.not };
  const [[name, parameters]] = Object.entries(rule) as [[ConditionName, Parameters<ConditionName>]];
  return { kind: 'condition', name, parameters };
}

/** A rule's name in findings and events: `round_limit`, `all(consensus, not(vote))`. */
export function nameOf(rule: TerminationRule): string {
  const it = readRule(rule);
  switch (it.kind) {
    case 'condition':
      return it.name;
    case 'not':
      return `not(${nameOf(it.part)})`;
    default:
      return `${it.kind}(${it.parts.map(nameOf).join(', ')})`;
  }
}

/** The conditions a rule is made of. */
export function conditionsOf(rule: TerminationRule): ConditionName[] {
  const it = readRule(rule);
  if (it.kind === 'condition') return [it.name];
  return it.kind === 'not' ? conditionsOf(it.part) : it.parts.flatMap(conditionsOf);
}

/** What was found in a policy's rules, which never change: every turn asks for it several times. */
const known = new WeakMap<readonly TerminationRule[], Map<ConditionName, unknown[]>>();

/** The parameters of every use of one condition, however deep. */
export function leavesOf<N extends ConditionName>(rules: readonly TerminationRule[], name: N): Parameters<N>[] {
  let byName = known.get(rules);
  if (!byName) known.set(rules, (byName = new Map()));
  let leaves = byName.get(name) as Parameters<N>[] | undefined;
  if (!leaves) byName.set(name, (leaves = foundIn(rules, name)));
  return leaves;
}

function foundIn<N extends ConditionName>(rules: readonly TerminationRule[], name: N): Parameters<N>[] {
  return rules.flatMap((rule): Parameters<N>[] => {
    const it = readRule(rule);
    if (it.kind === 'condition') return it.name === name ? [it.parameters as Parameters<N>] : [];
    return foundIn(it.kind === 'not' ? [it.part] : it.parts, name);
  });
}

/** Whether a policy looks at what one condition measures. */
export const asks = ({ stop_when }: { stop_when: readonly TerminationRule[] }, name: ConditionName): boolean =>
  leavesOf(stop_when, name).length > 0;
