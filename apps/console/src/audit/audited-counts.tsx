import type { ChannelAudit } from '@parley/client';
import { LevelList, type Level } from '../verify/level-list.js';
import { useWords } from '../words/use-words.js';

/** What was decided again and came to the same, counted. */
export function AuditedCounts({ audit }: { audit: ChannelAudit }) {
  const { comma, audit: t } = useWords();
  const { follow, commands, events, verdicts, prompts, closed, rules } = audit;
  const named = [...new Set(rules.then)].join(comma) || t.notNamed;
  const levels: Level[] = [
    { mark: '✓', text: t.follow(follow, commands, events) },
    { mark: '✓', text: t.checked(verdicts, prompts) },
    { mark: '·', text: t.rules(named, rules.now) },
    ...(closed ? [] : [{ mark: '·' as const, text: t.open }]),
  ];
  return <LevelList levels={levels} />;
}
