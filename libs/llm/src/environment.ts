import { readFileSync } from 'node:fs';
import { ownProperty } from '@parley/untrusted';
import { PRICES } from './models.js';
import type { Price } from './prices.js';

/** A secret from the file that NAME_FILE names; from its variable where there is none, or nothing in it. @throws where it cannot be read */
export function secretOf(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = environment[`${name}_FILE`];
  const given = ownProperty(environment, name)?.trim() || undefined;
  if (!file) return given;
  try {
    return readFileSync(file, 'utf8').trim() || given;
  } catch (error) {
    throw new Error(`${name}_FILE: ${file} cannot be read (${(error as Error).message})`);
  }
}

/** Headers that a gateway asks for, as NAME has them: a JSON object of texts. @throws where it is none */
export function headersOf(environment: NodeJS.ProcessEnv, name: string): Record<string, string> | undefined {
  const given = secretOf(environment, name);
  if (!given) return undefined;
  const wrong = new Error(`${name} is no JSON object of texts, as {"X-Team": "planning"}`);
  let headers: unknown;
  try {
    headers = JSON.parse(given);
    new Headers(headers as Record<string, string>);
  } catch {
    throw wrong;
  }
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) throw wrong;
  if (!Object.values(headers).every((value) => typeof value === 'string')) throw wrong;
  return headers as Record<string, string>;
}

/** PARLEY_CONTEXT_TOKENS: the window of a server that does not tell it. @throws where it is no number of tokens */
export function contextOf(environment: NodeJS.ProcessEnv): number | undefined {
  const value = environment['PARLEY_CONTEXT_TOKENS']?.trim();
  if (!value) return undefined;
  if (!/^\d{3,8}$/u.test(value)) throw new Error(`PARLEY_CONTEXT_TOKENS=${value} is no number of tokens`);
  return Number(value);
}

/** The list prices with those of PARLEY_PRICES over them. @throws where its file cannot be used */
export function pricesOf(environment: NodeJS.ProcessEnv): Record<string, Price> {
  const file = environment['PARLEY_PRICES'];
  if (!file) return PRICES;
  try {
    return { ...PRICES, ...(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Price>) };
  } catch (error) {
    throw new Error(`PARLEY_PRICES: ${file} cannot be used (${(error as Error).message})`);
  }
}

/** PARLEY_BUDGET_USD in millionths; empty is unset, and not free. @throws where it is no amount */
export function budgetOf(environment: NodeJS.ProcessEnv): number {
  const value = environment['PARLEY_BUDGET_USD']?.trim() || '1.00';
  const dollars = Number(value);
  if (!(dollars >= 0 && dollars <= 4_000))
    throw new Error(`PARLEY_BUDGET_USD=${value} is not an amount from 0 to 4000`);
  return Math.round(dollars * 1e6);
}
