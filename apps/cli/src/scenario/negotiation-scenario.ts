import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { toFieldError } from '@parley/contracts';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { CliError, EXIT } from './exit-codes.js';

const schema = JSON.parse(readFileSync(new URL('../schema/scenario.schema.json', import.meta.url), 'utf8')) as object;
const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile<Scenario>(schema);

interface Line {
  round: number;
  feedback: string;
  reasoning?: string;
  changes?: { field: string; to: string | number; reason: string }[];
}

interface Scenario {
  topic?: string;
  language?: 'en' | 'zh';
  demand: string | { text: string; constraints?: string[] };
  candidates: { name: string; id?: string; kind?: string; persona?: string; skills?: string[]; script?: Line[] }[];
  config?: { feedback_timeout?: string; time_limit?: string; budget_usd?: number; [name: string]: unknown };
  facilitator?: {
    selected?: string[];
    possibly_related?: string[];
    proposal?: {
      title: string;
      summary?: string;
      terms?: { field: string; value: string | number; unit?: string }[];
      assignments: { participant: string; role: string; task: string; notes?: string; core?: boolean }[];
    };
    fixed?: object[];
    gaps?: object[];
    follow_up?: string;
  };
}

/**
 * Reads a scenario file into the body of POST /v1/channels.
 * @throws CliError with every error as `file:line:column field: reason`
 */
export function scenarioBody(file: string): object {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CliError(`cannot read ${file}: ${(error as Error).message}`, EXIT.usage);
  }
  return bodyOf(parseScenario(text, file));
}

export function parseScenario(text: string, file: string): Scenario {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  if (document.errors.length) {
    throw new CliError(document.errors.map((error) => `${at(error.pos[0])} ${error.message}`).join('\n'), EXIT.usage);
  }
  const value: unknown = document.toJS();
  if (validate(value)) {
    const twice = duplicates(value);
    if (!twice.length) return value;
    throw new CliError(
      twice.map(({ pointer, reason }) => `${at(offsetOf(document, pointer))} ${pointer}: ${reason}`).join('\n'),
      EXIT.usage,
    );
  }
  const errors = (validate.errors ?? []).filter((error) => error.keyword !== 'oneOf').map(toFieldError);
  throw new CliError(
    errors.map(({ pointer, reason }) => `${at(offsetOf(document, pointer))} ${pointer || '/'}: ${reason}`).join('\n'),
    EXIT.usage,
  );
}

function duplicates({ candidates }: Scenario) {
  return candidates.flatMap(({ name }, index) =>
    candidates.findIndex((other) => other.name === name) < index
      ? [{ pointer: `/candidates/${index}/name`, reason: `${name} is there twice` }]
      : [],
  );
}

/** Where the value of a pointer stands in the text; the nearest that exists, for what is missing. */
function offsetOf(document: Document, pointer: string): number {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
  for (; path.length; path.pop()) {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function milliseconds(duration: string | undefined): number | undefined {
  const [, count = '', unit = ''] = /^(\d+)(ms|s|m|h|d)$/u.exec(duration ?? '') ?? [];
  return duration === undefined ? undefined : Number(count) * UNITS[unit]!;
}

function bodyOf({ topic, language, demand, candidates, config = {}, facilitator }: Scenario): object {
  const { feedback_timeout, time_limit, budget_usd, ...rest } = config;
  return {
    topic,
    language,
    demand: typeof demand === 'string' ? { text: demand } : demand,
    candidates: candidates.map(({ id, script, ...candidate }) => ({
      ...candidate,
      participant_id: id,
      script: script?.map(({ changes, ...line }) => ({
        ...line,
        changes: changes?.map(({ field, to, reason }) => ({ field, new_value: String(to), reason })),
      })),
    })),
    config: {
      ...rest,
      feedback_timeout_ms: milliseconds(feedback_timeout),
      time_limit_ms: milliseconds(time_limit),
      budget_micro_usd: budget_usd === undefined ? undefined : Math.round(budget_usd * 1e6),
    },
    facilitator_script: facilitator && {
      ...facilitator,
      proposal: undefined,
      draft: facilitator.proposal && {
        ...facilitator.proposal,
        terms: facilitator.proposal.terms?.map((term) => ({ ...term, value: String(term.value) })),
        assignments: facilitator.proposal.assignments.map(({ participant, ...seat }) => ({
          ...seat,
          participant_id: participant,
        })),
      },
    },
  };
}
