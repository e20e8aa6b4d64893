import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useClipboard, useDisclosure } from '@mantine/hooks';
import { seatsIssue, type Channel } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { seatLink } from '../api/client.js';
import { useFormat } from '../frame/format.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { seatsOf } from './names.js';

/** Links by which people take their seats; nothing where agents have them all. */
export function SeatLinks({ channel }: { channel: Channel }) {
  const { channel: t, frame } = useWords();
  const [opened, { open, close }] = useDisclosure(false);
  const people = seatsOf(channel).filter(({ kind }) => kind === 'person');
  if (!people.length) return null;
  return (
    <>
      <Button variant="default" size="xs" onClick={open}>
        {t.invite.open}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t.invite.open}
        closeButtonProps={{ 'aria-label': frame.event.close }}
      >
        <Stack>
          <Text size="sm">{t.invite.why}</Text>
          {people.map(({ participant_id, name }) => (
            <LinkOf key={participant_id} id={channel.channel_id} seat={participant_id} name={name} />
          ))}
        </Stack>
      </Modal>
    </>
  );
}

function LinkOf({ id, seat, name }: { id: string; seat: string; name: string }) {
  const { channel, frame } = useWords();
  const t = channel.invite;
  const format = useFormat();
  const { copy, copied } = useClipboard();
  const made = useMutation({
    mutationFn: () => seatsIssue({ path: { id, participant_id: seat }, body: {}, throwOnError: true }),
  });
  const link = made.data && seatLink(made.data.data.token);
  return (
    <Stack gap={4}>
      <Group align="end" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          label={t.link(name)}
          readOnly
          value={link ?? ''}
          onFocus={({ target }) => target.select()}
        />
        {link ? (
          <Button variant="default" onClick={() => copy(link)}>
            {copied ? frame.home.copied : t.copy}
          </Button>
        ) : (
          <Button variant="default" loading={made.isPending} onClick={() => made.mutate()}>
            {t.make}
          </Button>
        )}
      </Group>
      {made.data && <Text size="sm">{t.until(format.time(made.data.data.expires_at))}</Text>}
      {made.error && <ProblemAlert error={made.error} />}
    </Stack>
  );
}
