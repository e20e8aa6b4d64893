import type { FieldError, Language, TerminationPolicy, TerminationRule } from '@parley/contracts';
import type { ConditionName, Parameters } from '../conditions/condition.js';
import { CONDITIONS } from '../conditions/index.js';
import { isExitWord } from '../text/exit-word.js';
import type { Policy } from './effective-policy.js';
import { conditionsOf, leavesOf, nameOf, readRule } from './rules.js';

/**
 * Lays policies over one another, the installation's first, the channel's last (T6). A condition replaces the inherited
 * one of its name, a composition is added, `without` takes away.
 */
export function layered(...layers: (TerminationPolicy | undefined)[]): Policy {
  const start: Policy = { auto_exit: true, stop_when: [], grace_ms: 0 };
  return layers.reduce<Policy>((below, layer = {}) => {
    const given = layer.stop_when ?? [];
    const replaced = new Set([...given.map(nameOf), ...(layer.without ?? [])]);
    return {
      auto_exit: layer.auto_exit ?? below.auto_exit,
      stop_when: [...below.stop_when.filter((rule) => !replaced.has(nameOf(rule))), ...given.map(withDefaults)],
      grace_ms: layer.grace_ms ?? below.grace_ms,
    };
  }, start);
}

function withDefaults(rule: TerminationRule): TerminationRule {
  const it = readRule(rule);
  switch (it.kind) {
    case 'condition':
      return { [it.name]: defaultsOf(it.name, it.parameters) } as unknown as TerminationRule;
    case 'not':
      return { not: withDefaults(it.part) };
    default:
      return { [it.kind]: it.parts.map(withDefaults) } as unknown as TerminationRule;
  }
}

export const defaultsOf = <N extends ConditionName>(name: N, given: Parameters<N>): Required<Parameters<N>> =>
  CONDITIONS[name].defaults(given);

/** What is wrong with a policy, to its author. */
export const COMPLAINTS = {
  en: {
    noCondition: (name: string, known: readonly string[]) =>
      `no condition is called ${name}; known: ${known.join(', ')}`,
    belowLimit: (limit: string, is: number | undefined) => `must be below ${limit}, which is ${is}`,
  },
  zh: {
    noCondition: (name: string, known: readonly string[]) => `没有名为 ${name} 的条件；可用：${known.join('、')}`,
    belowLimit: (limit: string, is: number | undefined) => `必须小于 ${limit}，即 ${is}`,
  },
};

/** What no schema says: limits that are below their own warning, and names that nothing has. */
export function policyErrors(
  { stop_when = [], without = [] }: TerminationPolicy,
  pointer: string,
  language: Language = 'en',
): FieldError[] {
  const unknown = without.flatMap((name, index) =>
    Object.hasOwn(CONDITIONS, name) || /^(all|any|not)\(/u.test(name)
      ? []
      : [
          {
            pointer: `${pointer}/without/${index}`,
            reason: COMPLAINTS[language].noCondition(name, Object.keys(CONDITIONS)),
          },
        ],
  );
  return [
    ...unknown,
    ...stop_when.flatMap((rule, index) => ruleErrors(rule, `${pointer}/stop_when/${index}`, language)),
  ];
}

const WARNINGS = ['warn_at', 'warn_at_ms', 'warn_at_micro_usd'] as const;
const LIMITS = ['max', 'max_ms', 'max_micro_usd', 'rounds'] as const;

function ruleErrors(rule: TerminationRule, pointer: string, language: Language): FieldError[] {
  const it = readRule(rule);
  if (it.kind === 'not') return ruleErrors(it.part, `${pointer}/not`, language);
  if (it.kind !== 'condition')
    return it.parts.flatMap((part, i) => ruleErrors(part, `${pointer}/${it.kind}/${i}`, language));
  const given = it.parameters as unknown as Record<string, number | undefined>;
  const filled = defaultsOf(it.name, it.parameters) as unknown as Record<string, number | undefined>;
  const warning = WARNINGS.find((field) => given[field] !== undefined);
  const limit = LIMITS.find((field) => filled[field] !== undefined);
  if (!warning || !limit || given[warning]! < filled[limit]!) return [];
  // A limit of one round can be warned of no earlier: what was filled in is no mistake of whoever gave it.
  const usual = defaultsOf(it.name, { ...given, [warning]: undefined } as never) as unknown as typeof given;
  if (given[warning] === usual[warning]) return [];
  const reason = COMPLAINTS[language].belowLimit(limit, filled[limit]);
  return [{ pointer: `${pointer}/${it.name}/${warning}`, reason }];
}

/** Conditions that bound a channel whatever is said in it. */
const BOUNDS = ['round_limit', 'time_limit', 'token_budget', 'cost_budget', 'message_count'];

/** True where something ends the channel however it goes: what an open-ended one must have. */
export const isBounded = ({ auto_exit, stop_when }: Policy): boolean =>
  auto_exit && stop_when.some((rule) => BOUNDS.includes(nameOf(rule)));

/** Conditions that a person cannot override: what is spent is spent. */
const SPENT: readonly ConditionName[] = ['token_budget', 'cost_budget', 'message_count'];

export const isFinal = (rule: TerminationRule): boolean => conditionsOf(rule).some((name) => SPENT.includes(name));

/** The commands that a person may end the channel with. */
export const priorityCommands = ({ stop_when }: Policy): string[] =>
  leavesOf(stop_when, 'priority_command').flatMap((given) => defaultsOf('priority_command', given).commands);

/** Whether it ends by the exit words that hold where nobody says otherwise (T1). */
export const hasUsualExitWords = ({ stop_when }: Policy): boolean => {
  const usual = defaultsOf('exit_words', {}).words;
  return leavesOf(stop_when, 'exit_words').some((given) => {
    const { words } = defaultsOf('exit_words', given);
    return usual.every((word) => words.includes(word));
  });
};

/** Words to the monitor and not to the participants: a command to end, or an exit word. */
export const isToMonitor = (policy: Policy, text: string): boolean =>
  text.trim().startsWith('/') ||
  leavesOf(policy.stop_when, 'exit_words').some((given) =>
    defaultsOf('exit_words', given).words.some((word) => isExitWord(text, word)),
  );

/** A channel's budget as a condition; 0 is no limit. */
export const budgetRule = (max_micro_usd: number): TerminationRule[] =>
  max_micro_usd ? [{ cost_budget: { max_micro_usd } }] : [];
