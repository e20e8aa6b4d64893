import { Loader, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../words/use-words.js';
import { useNavigate, useSearchParams } from 'react-router';
import { AS_TYPED } from '../frame/address.js';
import { forgetDrafts } from '../frame/draft.js';
import { emptyDraft, lineOf, type ChosenSeats } from '../protocols/draft.js';
import { PROTOCOLS, protocolOf } from '../protocols/index.js';
import { OpeningForm } from '../protocols/opening-form.js';

interface Props {
  /** What is to be decided, as it was typed. */
  text: string;
  seats: ChosenSeats;
  hasModel: boolean;
}

/** All that can be set of one's own deliberation; which protocol's stands in the address. */
export function NewDeliberation({ text, seats, hasModel }: Props) {
  const words = useWords();
  const t = words.frame;
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const protocol = protocolOf(search.get('new') ?? undefined) ?? PROTOCOLS[0]!;
  const { data: opening } = useQuery({
    queryKey: ['opening', protocol.name],
    queryFn: protocol.opening,
    staleTime: Infinity,
  });
  // What is typed here goes along to another form.
  const [draft, setDraft] = useState({ text, people: seats.people, agents: seats.agents.map(lineOf).join('\n') });
  const close = () =>
    setSearch((before) => {
      before.delete('new');
      return before;
    });
  return (
    <Modal opened onClose={close} title={t.open.title} size="lg" closeButtonProps={{ 'aria-label': t.event.close }}>
      <Stack>
        <NativeSelect
          label={words.start.form}
          value={protocol.name}
          onChange={({ currentTarget }) => setSearch({ new: currentTarget.value }, AS_TYPED)}
          data={PROTOCOLS.map(({ name }) => ({ value: name, label: words[name].title }))}
        />
        <Text size="sm">{words[protocol.name].about}</Text>
        {opening ? (
          <OpeningForm
            key={protocol.name}
            protocol={protocol}
            opening={opening}
            initial={emptyDraft(protocol.usual.rounds, draft)}
            onChange={({ rounds: _rounds, ...now }) => setDraft(now)}
            known={seats.agents}
            hasModel={hasModel}
            onOpened={(id) => {
              forgetDrafts('');
              void navigate(`/channels/${id}`);
            }}
          />
        ) : (
          <Loader aria-label={t.loading} />
        )}
      </Stack>
    </Modal>
  );
}
