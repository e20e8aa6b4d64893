import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@parley/contracts';
import { failureText } from '@parley/wording';
import type { Tier } from '@parley/protocols';
import type { Window } from './model-window.js';
import { noticesOf } from './notices.js';
import type { Provider } from './providers.js';
import type { Trial } from './trial.js';

/** What the installation uses where nobody chooses, and whether its server takes that. */
export interface TriedModel {
  provider: string;
  models: Record<Tier, string>;
  /** For people: which key, or which server. */
  at: string;
  trial: Trial;
  /** How much the model that reads most can read, where its server says so, and the setting that makes it more. */
  window?: Window;
  /** One line for people. */
  notice: string;
}

/** How long all of it may take, in milliseconds: whoever starts Parley waits for it. */
const MOST_MS = 4_000;

/** The worst of two answers counts: one model that is missing stops all work of its kind. */
const WORST_FIRST: readonly Trial['result'][] = ['refused', 'not_tried', 'unproven', 'works'];

/** Asks the first provider for its models, each once. @param said what is said of the model besides, as its budget */
export async function triedModel(first: Provider, said: string[], language: Language): Promise<TriedModel> {
  const { name, byTier, hint } = first;
  const models = byTier!;
  const each = [...new Set(Object.values(models))];
  const [trials, window] = await Promise.all([
    inTime(Promise.all(each.map((model) => first.tryOut(model))), [LATE]),
    inTime(first.windowOf(models.strong), undefined),
  ]);
  const trial = WORST_FIRST.flatMap((result) => trials.filter((one) => one.result === result))[0]!;
  const notice = [lineOf(first, trial, language), ...said, ...windowWords(window, language)].join(' · ');
  return { provider: name, models, at: hint, trial, notice, ...(window && { window }) };
}

const LATE: Trial = { result: 'not_tried', message: `no answer within ${MOST_MS / 1_000} s` };

/** What comes in time, whatever a server does. */
async function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  const late = new AbortController();
  try {
    return await Promise.race([work, delay(MOST_MS, otherwise, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}

/** A window under this is too small for the long prompts of a planning. */
const SMALL_WINDOW = 12_000;

const windowWords = (window: Window | undefined, language: Language): string[] =>
  window && window.tokens < SMALL_WINDOW ? [noticesOf(language).smallWindow(window.tokens, window.setting)] : [];

/** The models of the first provider, and where they are. */
export function namesOf({ byTier, hint }: Provider, language: Language): string {
  const words = noticesOf(language);
  const { fast, strong } = byTier!;
  return words.model(fast === strong ? strong : words.quickWork(strong, fast), hint);
}

function lineOf(first: Provider, trial: Trial, language: Language): string {
  const words = noticesOf(language);
  const names = namesOf(first, language);
  switch (trial.result) {
    case 'works':
      return `✓ ${names} · ${words.works}`;
    case 'unproven':
      return `✓ ${names} · ${words.unproven}`;
    case 'refused':
      return `✗ ${names}: ${failureText(language, trial)}`;
    case 'not_tried':
      return `! ${names}: ${words.notTried(trial.message)}`;
  }
}
