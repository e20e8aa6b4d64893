import { interventionsSetRehearsalPace, type Channel } from '@parley/client';
import { useWords } from '../words/use-words.js';
import { SettingSwitch } from './setting-switch.js';

/** Whether a rehearsal that was opened for readers plays at once from here on. */
export function AtOnceSwitch({ channel: { channel_id: id, rehearsal_pace } }: { channel: Channel }) {
  const t = useWords().frame;
  if (!rehearsal_pace) return null;
  return (
    <SettingSwitch
      id={id}
      label={t.channel.atOnce}
      checked={rehearsal_pace === 'at_once'}
      change={(on) =>
        interventionsSetRehearsalPace({
          path: { id },
          body: { pace: on ? 'at_once' : 'readable' },
          throwOnError: true,
        })
      }
    />
  );
}
