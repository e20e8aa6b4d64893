import { Switch } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import { kept } from './kept.js';

const details = kept('parley-details');
const ON = 'on';

/** Whether this browser shows what only the curious and auditors read: data of events, positions, views as JSON. */
export const useDetails = (): boolean => details.useKept() === ON;

/** The one switch for all of it. */
export function DetailsSwitch() {
  const t = useWords().frame;
  return (
    <Switch
      size="xs"
      label={t.channel.details}
      checked={useDetails()}
      onChange={({ currentTarget }) => details.write(currentTarget.checked ? ON : undefined)}
    />
  );
}
