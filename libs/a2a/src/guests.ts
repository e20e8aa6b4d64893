import { readFileSync } from 'node:fs';
import { contractErrors, type Member } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';

/** Whoever takes a seat at others' tables, by tenant. */
export type Guests = Readonly<Record<string, Member>>;

/** Where nobody says who: a model, as itself. */
const asUsual = (): Member => ({
  ...{ participant_id: 'guest', name: 'Parley', kind: 'hosted' },
  ...{ persona: '', expertise: [], script: [] },
});

/** Whoever of a tenant answers for a seat elsewhere. */
export const guestOf = (guests: Guests, tenant: string): Member => ownProperty(guests, tenant) ?? asUsual();

/**
 * The guests of PARLEY_GUEST_FILE, by tenant: `{"default": {"name": "Ula", "kind": "person"}}`.
 * @throws naming the file and the place in it
 */
export function guestsOf(file: string | undefined): Guests {
  if (!file) return {};
  const wrong = (why: string) => new Error(`PARLEY_GUEST_FILE: ${file}: ${why}`);
  const given = read(file, wrong);
  return Object.fromEntries(
    Object.entries(given).map(([tenant, said]) => {
      if (!isObject(said)) throw wrong(`/${tenant} is no object`);
      const guest: Member = { ...asUsual(), ...said };
      const [error] = contractErrors('Member', guest);
      if (error) throw wrong(`/${tenant}${error.pointer} ${error.reason}`);
      if (guest.kind === 'a2a') throw wrong(`/${tenant}/kind must be hosted, person or external`);
      return [tenant, guest];
    }),
  );
}

function read(file: string, wrong: (why: string) => Error): object {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrong((error as Error).message);
  }
  if (!isObject(value)) throw wrong('is no JSON object of tenants and their guests');
  return value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
