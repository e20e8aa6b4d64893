import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { forksFork, type Channel } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { OpeningProblem } from '../../protocols/opening-problem.js';
import { useWords } from '../../words/use-words.js';
import { seatsOf } from '../names.js';

interface ForkWindowProps {
  channel: Channel;
  at: number;
  close(): void;
}

/** What is different in a fork: another model for a seat, something said. Whatever else can be changed, the API changes. */
export function ForkWindow({ channel, at, close }: ForkWindowProps) {
  const { channel: words, frame } = useWords();
  const t = words.fork;
  const go = useNavigate();
  const hosted = seatsOf(channel).filter(({ kind }) => kind === 'hosted');
  const [seat, setSeat] = useState('');
  const [model, setModel] = useState('');
  const [say, setSay] = useState('');
  const [reason, setReason] = useState('');
  const [fresh, setFresh] = useState(false);
  const isChanged = seat !== '' && model.trim() !== '';
  const fork = useMutation({
    mutationFn: (acceptsCost: boolean) =>
      forksFork({
        path: { id: channel.channel_id },
        body: {
          at,
          fresh,
          changes: isChanged ? { seats: [{ participant_id: seat, model: model.trim() }] } : {},
          ...(say.trim() && { say: say.trim() }),
          ...(reason.trim() && { reason: reason.trim() }),
          ...(acceptsCost && { accepts_cost: true }),
        },
        throwOnError: true,
      }),
    onSuccess: ({ data }) => go(`/channels/${data.channel_id}`),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    fork.mutate(false);
  };
  return (
    <Modal opened onClose={close} title={t.title(at)} closeButtonProps={{ 'aria-label': frame.event.close }}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{t.about}</Text>
          {hosted.length > 0 && (
            <Group grow align="end">
              <NativeSelect
                label={t.seat}
                value={seat}
                onChange={({ currentTarget }) => setSeat(currentTarget.value)}
                data={[
                  { value: '', label: t.nobody },
                  ...hosted.map(({ participant_id, name }) => ({ value: participant_id, label: name })),
                ]}
              />
              <TextInput
                label={frame.event.model}
                value={model}
                disabled={seat === ''}
                required={seat !== ''}
                onChange={({ currentTarget }) => setModel(currentTarget.value)}
              />
            </Group>
          )}
          <Textarea label={t.say} autosize value={say} onChange={({ currentTarget }) => setSay(currentTarget.value)} />
          <TextInput label={t.reason} value={reason} onChange={({ currentTarget }) => setReason(currentTarget.value)} />
          <Checkbox
            label={t.fresh}
            description={t.freshWhy}
            checked={fresh}
            onChange={({ currentTarget }) => setFresh(currentTarget.checked)}
          />
          {fork.error && <OpeningProblem error={fork.error} accept={() => fork.mutate(true)} />}
          <Group justify="end">
            <Button variant="default" onClick={close}>
              {frame.channel.cancel}
            </Button>
            <Button type="submit" loading={fork.isPending}>
              {t.go}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
