import type { Member, OpenRoundTable, SpokenLine, Stance } from '@parley/contracts';
import type { Installation } from '../../tokens.js';
import { configOf, defined, firstLine, languageOf, voiceOf } from '../command-values.js';
import { terminationPolicy } from '../termination-policy.js';
import { DEFAULT_MODE, ROUND_TABLE_DEFAULTS } from './defaults.js';
import type { StanceDto } from './dto/contribution.dto.js';
import type { MemberDto, SpokenLineDto } from './dto/member.dto.js';
import type { OpenRoundTableDto } from './dto/opening.dto.js';

/** Fills in every default, so that the event says what held whatever later versions default to. */
export function openRoundTableData(
  { mode = DEFAULT_MODE, topic, question = '', language, members, config, termination, rehearsal }: OpenRoundTableDto,
  installation: Installation,
): OpenRoundTable {
  const defaults = ROUND_TABLE_DEFAULTS[mode];
  const subject = topic ?? firstLine(question);
  return {
    topic: subject || (language === 'zh' ? '圆桌' : 'Round table'),
    // A party without a message waits for one; a board's question is at least its topic.
    question: question || (mode === 'board' ? subject : ''),
    language: language ?? languageOf(question + subject),
    members: members.map(member),
    // More members than there are cannot answer.
    config: configOf(
      { ...defaults, min_speakers: Math.min(defaults.min_speakers, members.length) },
      installation,
      config,
    ),
    termination: terminationPolicy(mode, termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
  };
}

function member({ expertise, script, ...voice }: MemberDto): Member {
  return { ...voiceOf(voice), expertise: expertise ?? [], script: (script ?? []).map(spokenLine) };
}

const spokenLine = ({ turn, act, text, stance, ballot }: SpokenLineDto): SpokenLine =>
  defined({ turn, act, text: text ?? '', stance: stance && stanceData(stance), ballot });

export const stanceData = ({ verdict, claim = '', accepts = [], rejects = [] }: StanceDto): Stance => ({
  verdict,
  claim,
  accepts,
  rejects,
});
