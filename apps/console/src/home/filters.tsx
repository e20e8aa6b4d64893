import { Group, NativeSelect, TextInput } from '@mantine/core';
import type { ChannelSummary } from '@parley/client';
import { useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useWords } from '../words/use-words.js';
import { useSearchParams } from 'react-router';
import { PROTOCOLS, protocolOf } from '../protocols/index.js';
import { AS_TYPED } from '../frame/address.js';
import { stateChoices, timeChoices } from './channel-filter.js';

/** What is looked for; it stands in the address, so that it can be sent to somebody. */
export function Filters({ found }: { found: readonly Pick<ChannelSummary, 'protocol'>[] }) {
  const words = useWords();
  const t = words.frame;
  const [search, setSearch] = useSearchParams();
  const box = useRef<HTMLInputElement>(null);
  useHotkeys('/', () => box.current?.focus(), { preventDefault: true, useKey: true });
  const set = (key: string, value: string) =>
    setSearch((before) => {
      if (value) before.set(key, value);
      else before.delete(key);
      return before;
    }, AS_TYPED);
  const asked = search.get('protocol');
  const names = [...found.map((channel): string => channel.protocol), ...(asked ? [asked] : [])];
  // As they are called in the log: no words for them are here.
  const others = [...new Set(names)].filter((name) => !protocolOf(name));
  return (
    <Group align="end" role="search">
      <TextInput
        ref={box}
        label={t.home.search}
        type="search"
        value={search.get('q') ?? ''}
        onChange={({ currentTarget }) => set('q', currentTarget.value)}
        flex={1}
        miw={200}
      />
      <TextInput
        label={t.home.person}
        type="search"
        value={search.get('who') ?? ''}
        onChange={({ currentTarget }) => set('who', currentTarget.value)}
        w={150}
      />
      <NativeSelect
        label={t.home.protocol}
        value={search.get('protocol') ?? ''}
        onChange={({ currentTarget }) => set('protocol', currentTarget.value)}
        data={[
          { value: '', label: t.home.all },
          ...PROTOCOLS.map(({ name }) => ({ value: name, label: words[name].title })),
          ...others,
        ]}
      />
      <NativeSelect
        label={t.home.status}
        value={search.get('status') ?? ''}
        onChange={({ currentTarget }) => set('status', currentTarget.value)}
        data={stateChoices(t)}
      />
      <NativeSelect
        label={t.home.activity}
        value={search.get('since') ?? ''}
        onChange={({ currentTarget }) => set('since', currentTarget.value)}
        data={timeChoices(t)}
      />
    </Group>
  );
}
