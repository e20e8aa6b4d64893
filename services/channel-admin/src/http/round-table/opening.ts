import { languageOf } from '@parley/contracts/language-of';
import type { OpenRoundTable } from '@parley/contracts';
import type { InstallationNow } from '../../tokens.js';
import { configOf, firstLine, seatOf, terminationPolicy } from '../command-values.js';
import { filledIn } from '../filled-in.js';
import { REST_DEFAULTS } from '../generated/rest-defaults.js';
import { DEFAULT_MODE, type RoundTableOpeningDto } from './opening.dto.js';
import { seatedAt } from './ready-table.js';

/** A board argues in parallel, a party talks across the table (R1). */
export const DEFAULTS_BY_MODE = {
  board: { speaking: 'parallel', rounds: 3, summaries: 'every_round' },
  party: { speaking: 'in_turn', rounds: 0, summaries: 'at_the_end' },
} as const;

/**
 * Fills in every default, so that the event says what held whatever later versions default to: also what a ready table is.
 * @throws ProblemError invalid-request
 */
export function openRoundTableData(given: RoundTableOpeningDto, installation: InstallationNow): OpenRoundTable {
  const { mode = DEFAULT_MODE, ...body } = seatedAt(given);
  const { topic, question = '', language, members, config, termination, rehearsal } = body;
  const subject = topic ?? firstLine(question);
  return filledIn('OpenRoundTable', {
    ...body,
    topic: subject || (language === 'zh' ? '圆桌' : 'Round table'),
    // A party without a message waits for one; a board's question is at least its topic.
    question: question || (mode === 'board' ? subject : ''),
    language: language ?? languageOf(question + subject),
    members: members.map(seatOf),
    config: {
      mode,
      ...DEFAULTS_BY_MODE[mode],
      // More members than there are cannot answer.
      min_speakers: Math.min(REST_DEFAULTS.RoundTableConfig.min_speakers, members.length),
      ...configOf(installation, config),
    },
    termination: terminationPolicy(mode, termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
  });
}
