import { Stack } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { Compare, type Version } from '../../channel/compare/compare.js';
import { nameIn } from '../../channel/names.js';
import { TextDiff } from '../../frame/text-diff.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { titleOf } from './debate.js';
import { textsIn, type Text } from './texts.js';

/** What experts handed over more than once, any two versions of it (D1). */
export function CompareTexts({ channel: given, events }: PanelProps) {
  const t = useWords().team;
  const channel = given as ChannelOf<'team'>;
  const label = ({ participant_id, phase_id }: Text['versions'][number], number: number) =>
    t.textVersion(number, nameIn(channel, participant_id), titleOf(channel.phases, phase_id));
  return (
    <Stack gap={4} align="start">
      {textsIn(events).map(({ name, versions }) => (
        <Compare
          key={name}
          title={t.compareText(name, versions.length)}
          versions={versions.map((one, index): Version => ({ id: index + 1, label: label(one, index + 1) }))}
          from={versions.length - 1}
          to={versions.length}
          difference={(from, to) => (
            <TextDiff
              before={versions[from.id - 1]!.content}
              now={versions[to.id - 1]!.content}
              language={channel.language}
            />
          )}
        />
      ))}
    </Stack>
  );
}
