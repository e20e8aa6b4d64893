import { endingsSwitchAutoExit, type Channel } from '@parley/client';
import { useWords } from '../words/use-words.js';
import { SettingSwitch } from './setting-switch.js';

/** Whether conditions end it, or only warn (T6). */
export function AutoExitSwitch({ channel: { channel_id: id, termination } }: { channel: Channel }) {
  const t = useWords().frame;
  return (
    <SettingSwitch
      id={id}
      label={t.channel.autoExit}
      checked={termination.auto_exit_enabled}
      change={(on) => endingsSwitchAutoExit({ path: { id }, body: { on }, throwOnError: true })}
    />
  );
}
