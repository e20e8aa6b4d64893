import { NativeSelect, SimpleGrid, Text, Textarea } from '@mantine/core';
import { workshopCommandsSpeak } from '@parley/client';
import { useDraft } from '../../frame/draft.js';
import { useWords } from '../../words/use-words.js';
import { WorkForm } from '../work-form.js';
import type { RoleWorkProps } from './role-work.js';
import { StanceField } from './stances.js';
import { EMPTY_SPEECH, isSaid, onTheTable, openIssues, speechOf, type SpeechDraft, type Stand } from './work-body.js';

/** A role's turn: what it thinks, where it stands, what it would decide (W3). */
export function SpeechForm({ channel, asked, frame }: RoleWorkProps) {
  const { colon, workshop: t, channel: page, premortem } = useWords();
  const [draft, setDraft] = useDraft<SpeechDraft>('speech', EMPTY_SPEECH);
  const set = (changes: Partial<SpeechDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const stand = (id: string, to: Stand) => set({ stands: new Map(draft.stands).set(id, to) });
  const { participant_id, request_id } = asked;
  const issues = openIssues(channel);
  const send = () =>
    workshopCommandsSpeak({
      path: { id: frame.channelId },
      body: { participant_id, request_id, speech: speechOf(draft, channel) },
      throwOnError: true,
    });
  const area = (name: 'analysis' | 'advice' | 'newIssues' | 'entry') => (
    <Textarea
      size="xs"
      label={t.speech[name]}
      value={draft[name]}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
      required={name === 'analysis'}
      autosize
    />
  );
  return (
    <WorkForm {...frame} label={t.speak} ready={draft.analysis.trim() !== '' && isSaid(draft.stands)} send={send}>
      {asked.premortem && <Text size="sm">{premortem.asked}</Text>}
      {area('analysis')}
      {area('advice')}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        {issues.map(({ issue_id: id, statement }) => (
          <StanceField
            key={id}
            label={`${page.part(id)}${colon}${statement}`}
            stances={['agree', 'object', 'abstain', 'no_issue']}
            stand={draft.stands.get(id)}
            set={(to) => stand(id, to)}
          />
        ))}
        {onTheTable(channel).map(({ entry_id: id, text }) => (
          <StanceField
            key={id}
            label={`${page.part(id)}${colon}${text}`}
            stances={['agree', 'object', 'abstain']}
            stand={draft.stands.get(id)}
            set={(to) => stand(id, to)}
          />
        ))}
      </SimpleGrid>
      {area('entry')}
      {draft.entry.trim() && (
        <NativeSelect
          size="xs"
          label={t.speech.resolves}
          value={draft.resolves}
          onChange={({ currentTarget }) => set({ resolves: currentTarget.value })}
          data={[
            { value: '', label: t.speech.resolvesNone },
            ...issues.map(({ issue_id, statement }) => ({
              value: issue_id,
              label: `${page.part(issue_id)}${colon}${statement}`,
            })),
          ]}
        />
      )}
      {area('newIssues')}
    </WorkForm>
  );
}
