import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.js';

/** One of the versions of something; `id` is unique among them. */
export interface Version {
  id: number;
  label: string;
}

export interface CompareProps {
  /** What the button says, and the window that it opens. */
  title: string;
  /** The oldest first. */
  versions: readonly Version[];
  /** Those that are compared at first. */
  from: number;
  to: number;
  /** What differs between two of them. */
  difference(from: Version, to: Version): ReactNode;
}

/** A button for any two versions beside each other; nothing where there are no two. */
export function Compare(props: CompareProps) {
  const [opened, { open, close }] = useDisclosure(false);
  if (props.versions.length < 2) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        h="auto"
        mih={26}
        styles={{ label: { whiteSpace: 'normal' } }}
        onClick={open}
      >
        {props.title}
      </Button>
      {opened && <CompareWindow {...props} close={close} />}
    </>
  );
}

function CompareWindow({
  title,
  versions,
  from: first,
  to: second,
  difference,
  close,
}: CompareProps & { close(): void }) {
  const { channel: t, frame } = useWords();
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(second);
  const data = versions.map(({ id, label }) => ({ value: String(id), label }));
  // A draft as it stands is another one after the next event: where a choice is gone, what is compared at first takes its place.
  const of = (wanted: number, usual: number): Version | undefined =>
    versions.find(({ id }) => id === wanted) ?? versions.find(({ id }) => id === usual);
  const [before, now] = [of(from, first), of(to, second)];
  return (
    <Modal opened onClose={close} size="xl" title={title} closeButtonProps={{ 'aria-label': frame.event.close }}>
      <Stack>
        <Group grow>
          <NativeSelect
            label={t.compare.from}
            value={String(before?.id)}
            onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
            data={data}
          />
          <NativeSelect
            label={t.compare.to}
            value={String(now?.id)}
            onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
            data={data}
          />
        </Group>
        {before && now && before !== now ? difference(before, now) : <Text size="sm">{t.compare.same}</Text>}
      </Stack>
    </Modal>
  );
}
