import { workshopCommandsRatify } from '@parley/client';
import { useDraft } from '../../frame/draft.js';
import { useWords } from '../../words/use-words.js';
import { WorkForm } from '../work-form.js';
import type { RoleWorkProps } from './role-work.js';
import { StanceField } from './stances.js';
import { entryStances, isSaid, unheardBy, type Stands } from './work-body.js';

/** Where a role stands on what it has not heard of, before the workshop ends (W4). */
export function RatifyForm({ channel, asked, frame }: RoleWorkProps) {
  const { colon, workshop: t, channel: page } = useWords();
  const [stands, setStands] = useDraft<Stands>('stands', new Map());
  const { participant_id, request_id } = asked;
  const entries = unheardBy(channel, participant_id);
  const send = () =>
    workshopCommandsRatify({
      path: { id: frame.channelId },
      body: { participant_id, request_id, entry_stances: entryStances(stands, entries).map((one) => ({ ...one })) },
      throwOnError: true,
    });
  return (
    <WorkForm {...frame} label={t.ratify} ready={isSaid(stands)} send={send}>
      {entries.map(({ entry_id: id, text }) => (
        <StanceField
          key={id}
          label={`${page.part(id)}${colon}${text}`}
          stances={['agree', 'object', 'abstain']}
          stand={stands.get(id)}
          set={(to) => setStands(new Map(stands).set(id, to))}
        />
      ))}
    </WorkForm>
  );
}
