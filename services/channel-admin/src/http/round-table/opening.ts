import { ApiPropertyOptional } from '@nestjs/swagger';
import type { OpenRoundTable, RoundTableConfig } from '@parley/contracts';
import { IsIn, IsOptional } from 'class-validator';
import type { InstallationNow } from '../../tokens.js';
import { configOf, firstLine, languageOf, seatOf, terminationPolicy } from '../command-values.js';
import { filledIn } from '../filled-in.js';
import { OpenRoundTableDto } from '../generated/bodies.js';
import { REST_DEFAULTS } from '../generated/rest-defaults.js';

/** What a table is that does not say. */
const DEFAULT_MODE = 'board';

/** The mode stands beside the config: what the config defaults to follows from it. */
export class RoundTableOpeningDto extends OpenRoundTableDto {
  @ApiPropertyOptional({ enum: ['board', 'party'], default: DEFAULT_MODE })
  @IsIn(['board', 'party'])
  @IsOptional()
  mode?: RoundTableConfig['mode'];
}

/** A board argues in parallel, a party talks across the table (R1). */
export const DEFAULTS_BY_MODE = {
  board: { speaking: 'parallel', rounds: 3, summaries: 'every_round' },
  party: { speaking: 'in_turn', rounds: 0, summaries: 'at_the_end' },
} as const;

/** Fills in every default, so that the event says what held whatever later versions default to. */
export function openRoundTableData(
  { mode = DEFAULT_MODE, ...body }: RoundTableOpeningDto,
  installation: InstallationNow,
): OpenRoundTable {
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
