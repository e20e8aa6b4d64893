import { languageOf } from '@parley/contracts/language-of';
import { isCalled } from '@parley/contracts';
import { failField } from '@parley/http';
import { questionAt, TABLES, topicAt, type ReadyTable } from '@parley/protocols/round-table/gallery';
import { defined, firstLine } from '../command-values.js';
import type { MemberDto } from '../generated/bodies.js';
import type { RoundTableOpeningDto } from './opening.dto.js';

/**
 * The opening with all that a ready table brings: its seats, what it is asked to do, and how it is held. What the caller says goes
 * before the table's own; whoever names people alone has them beside its seats, whoever names an agent has those named alone.
 * @throws ProblemError invalid-request where there is neither a table nor anybody at it, or the table has nothing to work on
 */
export function seatedAt({ table: id, ...given }: RoundTableOpeningDto) {
  const table = TABLES.find((one) => one.id === id);
  const { members } = given;
  if (!table) return { ...given, members: members ?? failField('/members', 'is missing; or name a ready table') };
  if (given.mode === 'party') return failField('/mode', 'must be board: a ready table is one');
  const text = (given.question ?? '').trim() || (given.topic ?? '').trim();
  if (!text) return failField('/question', 'is missing: a ready table works on a text');
  const language = given.language ?? languageOf(text);
  return {
    ...given,
    language,
    topic: given.topic ?? topicAt(table, language, firstLine(text)),
    question: questionAt(table, language, text),
    members: membersAt(table, language, members),
    // What was left out of the body is there all the same, as undefined.
    config: { ...table.config, ...defined(given.config ?? {}) },
  };
}

function membersAt(table: ReadyTable, language: 'en' | 'zh', named: readonly MemberDto[] = []): MemberDto[] {
  if (named.some(({ kind = 'hosted' }) => isCalled(kind))) return [...named];
  return [...table[language].seats, ...named];
}
