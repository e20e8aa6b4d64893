import type { ForkChanges } from '@parley/contracts';
import { CliError, EXIT } from '../exit-codes.js';
import { dollars } from '../numbers.js';
import { spokenWords } from '../words.js';

const SEAT_FIELDS = ['model', 'provider', 'effort', 'persona', 'system_prompt'] as const;
const MODEL_FIELDS = ['model', 'provider', 'effort'] as const;
const POLICY_FIELDS = ['auto_exit', 'stop_when', 'without', 'grace_ms'] as const;

/** What can be set, as it is typed. */
export const SETTABLE: readonly string[] = [
  `seats.NAME.{${SEAT_FIELDS.join('|')}}`,
  `models.KIND.{${MODEL_FIELDS.join('|')}}`,
  `termination.{${POLICY_FIELDS.join('|')}}`,
  'budget_usd',
];

type Fields = Record<string, string>;

/** What the settings of a command line change. @throws CliError naming the first that cannot be set, and what can */
export function changesOf(settings: readonly string[]): ForkChanges {
  const seats = new Map<string, Fields>();
  const models = new Map<string, Fields>();
  let termination: Record<string, unknown> | undefined;
  let budget_micro_usd: number | undefined;
  for (const setting of settings) {
    const [, path = '', value = ''] = /^([^=]+)=(.*)$/su.exec(setting) ?? refuse(setting);
    const [of, name, field, ...rest] = path.split('.');
    if (of === 'seats' && isOne(SEAT_FIELDS, field) && name && !rest.length) put(seats, name, { [field]: value });
    else if (of === 'models' && isOne(MODEL_FIELDS, field) && name && !rest.length)
      put(models, name, { [field]: value });
    else if (of === 'termination' && isOne(POLICY_FIELDS, name) && field === undefined)
      termination = { ...termination, [name]: valueIn(value) };
    else if (path === 'budget_usd') budget_micro_usd = microUsd(setting, value);
    else refuse(setting);
  }
  return {
    ...(seats.size && { seats: [...seats].map(([participant_id, fields]) => ({ participant_id, ...fields })) }),
    ...(models.size && { models: [...models].map(([kind, fields]) => ({ kind, ...fields })) }),
    ...(termination && { termination }),
    ...(budget_micro_usd !== undefined && { budget_micro_usd }),
  };
}

const isOne = <Name extends string>(names: readonly Name[], given: string | undefined): given is Name =>
  given !== undefined && (names as readonly string[]).includes(given);

const put = (all: Map<string, Fields>, name: string, field: Fields): unknown =>
  all.set(name, { ...all.get(name), ...field });

/** JSON, or the text where it is none: `2m`. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function microUsd(setting: string, text: string): number {
  try {
    return Math.round(dollars(text) * 1_000_000);
  } catch {
    return refuse(setting);
  }
}

function refuse(setting: string): never {
  throw new CliError(spokenWords().fork.settable(setting, SETTABLE), EXIT.usage);
}
