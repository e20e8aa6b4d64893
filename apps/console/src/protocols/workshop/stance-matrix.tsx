import { NativeSelect, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import { StancesView } from '../../channel/stances/stances-view.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { agreementIn } from './agreement.js';
import { AgreementLists } from './agreement-lists.js';
import { LOOKS, type PlanStance } from './stances.js';
import { stancesIn } from './stances-in.js';

/** Where the roles stand round by round, on all that is on the table or on one thing of it, and what that comes to. */
export function StanceMatrix({ channel, events }: PanelProps) {
  const { colon, workshop: t, channel: page } = useWords();
  const [about, setAbout] = useState('');
  const rounds = useMemo(() => stancesIn(events, about || undefined), [events, about]);
  const agreement = useMemo(() => agreementIn(events), [events]);
  const matters = [...agreement.divisive, ...agreement.uncertain, ...agreement.agreed];
  const label = ({ id, text }: { id: string; text: string }) =>
    `${page.part(id)}${colon}${text.trim().slice(0, LABEL_CHARS)}`;
  return (
    <Stack gap="sm">
      <NativeSelect
        size="xs"
        label={t.stancesOn}
        value={about}
        onChange={({ currentTarget }) => setAbout(currentTarget.value)}
        data={[
          { value: '', label: t.stancesOnAll },
          ...matters.map((matter) => ({ value: matter.id, label: label(matter) })),
        ]}
      />
      <StancesView
        channel={channel}
        rounds={rounds}
        looks={(stance) => ({ ...LOOKS[stance as PlanStance], word: t.stance[stance as PlanStance] })}
      />
      <AgreementLists
        agreement={agreement}
        roles={(channel as ChannelOf<'workshop'>).roles.length}
        language={channel.language}
        nameOf={(id) => nameIn(channel, id)}
      />
    </Stack>
  );
}

const LABEL_CHARS = 80;
