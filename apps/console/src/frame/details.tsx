import { Switch } from '@mantine/core';
import { useHotkeys } from 'react-hotkeys-hook';
import { useWords } from '../words/use-words.js';
import { kept } from './kept.js';

const details = kept('parley-details');
const ON = 'on';

/** Whether this browser shows what only the curious and auditors read: data of events, positions, views as JSON. */
export const useDetails = (): boolean => details.useKept() === ON;

/** The one switch for all of it, and its key. */
export function DetailsSwitch() {
  const t = useWords().frame;
  const isOn = useDetails();
  const choose = (on: boolean) => details.write(on ? ON : undefined);
  useHotkeys('r', () => choose(!isOn), [isOn]);
  return (
    <Switch
      size="xs"
      label={t.channel.details}
      checked={isOn}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}
