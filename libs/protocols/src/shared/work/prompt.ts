import { canonicalJson, sha256, type KindModel } from '@parley/contracts';
import type { Language } from '../channel-state.js';
import type { JsonSchema, OutputSchema } from './output-schema.js';
import { oneLine, quoted } from './quoted.js';
import { section } from './sections.js';

/** A rendered prompt: a pure function of a task, so that an audit can rebuild it to the letter. */
export interface Prompt {
  /** Template name and version, as `feedback@1`. */
  template: string;
  /** The language of the answer, and of what is told of one that cannot be used. */
  language: Language;
  /** What everybody is told who is asked for this kind of work: the same throughout a channel. */
  system: string;
  /**
   * What all who are asked now share, in blocks: the topic, the talk so far. From turn to turn it mostly grows at its
   * end, so that a provider serves what came before from its cache.
   */
  shared: readonly string[];
  /**
   * What is this one's alone, and what it is to do now. What others wrote stands in it, and in the shared blocks, as
   * delimited data, never as instructions.
   */
  user: string;
  /** JSON Schema (2020-12) of the answer; an object with additionalProperties false throughout. */
  schema: JsonSchema;
  /** Most tokens the answer may take. */
  max_output_tokens: number;
}

/** What every piece of model work is asked with. */
export interface Task {
  language: Language;
  /** The day on which it is asked, by the log; absent in channels older than that. */
  today?: string;
  /** Why the answer before was refused, where there was one. */
  previous_error?: string;
}

/** How much a piece of work asks of a model: `fast` screens, picks, judges and sums up; `strong` speaks and writes. */
export type Tier = 'fast' | 'strong';

/** What tells beforehand what a piece of work will cost. */
export type Weight = Pick<TaskSpec, 'kind' | 'tier' | 'effort' | 'max_output_tokens'>;

/**
 * One kind of model work in one place: what the model sees, what it may answer, and how it is rehearsed. The task is
 * taken from a channel's state as data; the same task gives the same prompt, to the letter.
 */
export interface TaskSpec<T extends Task = Task> {
  /** The template's name. */
  kind: string;
  /** The template's version: a change of wording is a new version, so that an audit can tell which one was sent. */
  version: number;
  schema: OutputSchema;
  /** The form that the task brings itself, in place of the schema. */
  form?(task: T): JsonSchema;
  tier: Tier;
  /** How much it is thought about where nobody says; as its tier is where absent. */
  effort?: NonNullable<KindModel['effort']>;
  /** It is part of a channel's ending: it may spend what a budget keeps for that. */
  ending?: boolean;
  /**
   * Items of its lists that cannot be used are left out by name, and refuse nothing else: for texts, of which what is left
   * stands by itself. Never where an item is somebody's word on something: an objection that cannot be read is no silence.
   */
  leavesOut?: true;
  /** Nothing of it is shown while it is done, neither words nor thoughts: it is a ballot that nobody may see yet (N1). */
  sealed?: true;
  /** Most tokens of the answer itself; room to think comes on top, by the model. */
  max_output_tokens: number;
  texts(task: T): { system: string; shared?: readonly string[]; user: string };
  /** What the rehearsal answers; undefined is a scripted silence. */
  rehearse(task: T): Record<string, unknown> | undefined;
}

/** The exact prompt of a task. */
export function promptOf<T extends Task>(spec: TaskSpec<T>, task: T): Prompt {
  const { language, previous_error, today } = task;
  const { system, shared = [], user } = spec.texts(task);
  const refused = previous_error ? `\n\n${refusal(language, previous_error)}` : '';
  return {
    template: `${spec.kind}@${spec.version}`,
    language,
    system,
    shared,
    user: (today === undefined ? '' : `${todayText(today, language)}\n\n`) + user + refused,
    schema: spec.form?.(task) ?? spec.schema[language],
    max_output_tokens: spec.max_output_tokens,
  };
}

const TODAY = {
  en: {
    heading: 'Today',
    dayText: (day: string, of: string) => `${of}, ${day} (UTC)`,
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  zh: {
    heading: '今天',
    dayText: (day: string, of: string) => `${day}，${of}（UTC）`,
    days: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  },
} satisfies Record<Language, object>;

/** The day, behind all that is shared: at midnight no prompt loses what a provider has of it. */
function todayText(today: string, language: Language): string {
  const { heading, dayText, days } = TODAY[language];
  return section(heading, dayText(today, days[new Date(today).getUTCDay()]!));
}

/** What was asked, on whatever day: two channels that are compared were asked on different ones. */
export const withoutDay = (user: string): string =>
  Object.values(TODAY).some(({ heading }) => user.startsWith(`## ${heading}\n`))
    ? user.slice(user.indexOf('\n\n') + 2)
    : user;

/** The same prompt as it would be on another day; one that names none stays as it is. */
export function onDay(prompt: Prompt, day: string): Prompt {
  const user = withoutDay(prompt.user);
  return user === prompt.user ? prompt : { ...prompt, user: `${todayText(day, prompt.language)}\n\n${user}` };
}

/** Characters of a complaint: what is wrong with many parts of an answer, but not the answer itself. */
const MAX_COMPLAINT = 4_000;

/** A complaint repeats words of the answer, and so perhaps of others: it is data, in one line. */
function refusal(language: Language, error: string): string {
  const told = oneLine(error);
  const complaint = quoted('complaint', told.length > MAX_COMPLAINT ? `${told.slice(0, MAX_COMPLAINT)} […]` : told);
  return language === 'zh'
    ? `你上一次的回答未被采纳，原因在标签之间；请改正其中指出的问题。\n${complaint}`
    : `Your last answer was refused, for the reason between the tags; put right what it names.\n${complaint}`;
}

const schemaHashes = new WeakMap<object, string>();

/**
 * SHA-256 (hex) of the exact prompt and the model it goes to: of RFC 8785 JSON, with the schema by its own hash, since
 * the same few schemas stand in every prompt. The language is told by the texts themselves.
 */
export function promptHash({ schema, language: _, ...prompt }: Prompt, model: string): string {
  let schema_hash = schemaHashes.get(schema);
  if (schema_hash === undefined) schemaHashes.set(schema, (schema_hash = sha256(canonicalJson(schema))));
  return sha256(canonicalJson({ ...prompt, schema_hash, model }));
}
