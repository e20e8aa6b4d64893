import { Button, Combobox, Group, Stack, Text, Textarea, useCombobox } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import type { RecordedEvent } from '@parley/client';
import { useEffect, type KeyboardEvent } from 'react';
import { useWords } from '../../words/use-words.js';
import { useDraft } from '../../frame/draft.js';
import { sendsBy } from '../../frame/sends-by.js';
import type { ConsoleProtocol } from '../../protocols/protocol.js';
import { completionsOf } from './commands.js';
import { SentList } from './sent-list.js';
import type { Speech } from './use-speech.js';

interface ComposerProps {
  protocol: ConsoleProtocol | undefined;
  speech: Speech;
  events: readonly RecordedEvent[];
}

/** One box for all that a person says on the way: words, and commands with completion (D5, T5). */
export function Composer({ protocol, speech, events }: ComposerProps) {
  const words = useWords();
  const t = words.channel;
  const [text, setText] = useDraft('said', '');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const commands = protocol?.commands ?? [];
  const offered = completionsOf(text, commands);
  const offers = offered.join();
  useEffect(() => {
    if (!offers) return void combobox.closeDropdown();
    combobox.openDropdown();
    combobox.selectFirstOption();
  }, [offers]);
  const send = async () => {
    const said = text.trim();
    if (!said) return;
    setText('');
    // What was not taken is there again to be mended, unless something else is being written.
    if (!(await speech.say(said))) setText((now) => now || said);
  };
  const press = (event: KeyboardEvent) => {
    // While commands are offered, Enter takes the one that is chosen.
    if (offered.length || !sendsBy(event, 'enter')) return;
    event.preventDefault();
    void send();
  };
  const its = protocol && words[protocol.name];
  const meanings = { ...t.commands, ...(its && 'commands' in its && its.commands) };
  const meaning = (word: string) => ownProperty<string>(meanings, word.slice(1));
  return (
    <Stack
      gap={4}
      component="form"
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Group gap="xs" align="end" wrap="nowrap">
        <Combobox
          store={combobox}
          position="top-start"
          onOptionSubmit={(word) => setText(word === '/extend' ? t.composer.extendRounds : `${word} `)}
        >
          <Combobox.Target>
            <Textarea
              flex={1}
              size="sm"
              autosize
              maxRows={6}
              label={t.composer.label}
              description={t.composer.hint}
              classNames={{ root: 'composer-box' }}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              onKeyDown={press}
              onBlur={() => combobox.closeDropdown()}
            />
          </Combobox.Target>
          <Combobox.Dropdown>
            <Combobox.Options aria-label={t.composer.commands}>
              {offered.map((word) => (
                <Combobox.Option key={word} value={word}>
                  <Text size="sm">
                    <b>{word}</b> {meaning(word)}
                  </Text>
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
        <Button type="submit" disabled={!text.trim()}>
          {t.composer.send}
        </Button>
      </Group>
      <SentList speech={speech} events={events} />
    </Stack>
  );
}
