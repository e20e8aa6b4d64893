import { ownProperty } from '@parley/untrusted';
import { CONTRACT_SCHEMA } from './generated/schemas.js';
import type { Actor } from './generated/types.js';
import { WORDS } from './generated/words.js';
import type { ParleyEvent } from './recorded-event.js';

/** A text of an event that is somebody's. */
export interface WordsIn {
  /** JSON pointer (RFC 6901) into the event's data. */
  pointer: string;
  /** Whose: a seat's id, or `user:` and the id of whoever has a key. */
  of: string;
}

/** Whoever speaks in a channel. */
export interface Speakers {
  /** Seats in which people are, or agents of others: nobody whom Parley asks itself. */
  people: ReadonlySet<string>;
  /** The sender of the command; undefined where that is no person. */
  author?: string | undefined;
}

/** Fields that name whose a message is, the nearest first. */
const SEATS = ['participant_id', 'voter', 'proposed_by', 'raised_by', 'reopened_by', 'asked_by', 'withdrawn_id'];
const ACTORS = ['actor', 'called_by', 'cast_by'];
const USER = 'user:';

/** What another's command repeats of somebody is theirs still: a stop closes with what everybody said who dissents. */
const REPEATED: ReadonlySet<string> = new Set([
  'EndWords',
  'IssueStance',
  'MinorityView',
  'RevealedBallot',
  'StandingObjection',
]);

type Data = Record<string, unknown>;
interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
}
const MESSAGES = CONTRACT_SCHEMA.$defs as unknown as Readonly<Record<string, Schema>>;

/** Somebody who has a key, as a subject. */
export const userSubject = ({ id }: Pick<Actor, 'id'>): string => USER + id;

/**
 * What of an event is whose: of one that names a person, or an agent of others, theirs; of one that names nobody its author's, or
 * within it of whoever a part names; what it repeats of others stays theirs. What is said of an event of a seat that Parley asks itself is nobody's.
 */
export function wordsIn({ type, data }: ParleyEvent, { people, author }: Speakers): WordsIn[] {
  const found: WordsIn[] = [];
  const content = data as unknown as Data;
  const named = namedIn(content);
  const owner = named === undefined ? author : subjectOf(named, people);
  if (owner !== undefined || named === undefined) walk(type, content, owner, '');
  return found;

  function walk(message: string, value: Data, of: string | undefined, at: string): void {
    const named = subjectOf(namedIn(value), people);
    const whose = (REPEATED.has(message) ? named : undefined) ?? of ?? named;
    for (const [name, field] of Object.entries(ownProperty(MESSAGES, message)?.properties ?? {})) {
      const part = ownProperty(value, name);
      if (part === undefined || part === null) continue;
      if (!ownProperty(WORDS, message)?.includes(name)) into(field, part, whose, `${at}/${name}`);
      else if (whose !== undefined) texts(part, whose, `${at}/${name}`);
    }
  }

  function into(field: Schema, part: unknown, whose: string | undefined, at: string): void {
    const reference = field.$ref ?? field.items?.$ref;
    if (!reference) return;
    const message = reference.slice('#/$defs/'.length);
    if (!Array.isArray(part)) return walk(message, part as Data, whose, at);
    part.forEach((item, index) => walk(message, item as Data, whose, `${at}/${index}`));
  }

  function texts(part: unknown, of: string, at: string): void {
    if (typeof part === 'string') found.push({ pointer: at, of });
    // An answer by a form that others made: each text in it.
    else if (typeof part === 'object' && part !== null)
      for (const [name, one] of Object.entries(part))
        texts(one, of, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

/** Whoever a message names, in whatever way; undefined where nobody. */
function namedIn(value: Data): string | undefined {
  for (const name of SEATS) {
    const seat = ownProperty(value, name);
    if (typeof seat === 'string' && seat !== '') return seat;
  }
  for (const name of ACTORS) {
    const actor = ownProperty(value, name) as Actor | undefined;
    if (actor) return actor.kind === 'user' || actor.kind === 'operator' ? userSubject(actor) : actor.id;
  }
  return undefined;
}

const subjectOf = (named: string | undefined, people: ReadonlySet<string>): string | undefined =>
  named !== undefined && (people.has(named) || named.startsWith(USER)) ? named : undefined;
