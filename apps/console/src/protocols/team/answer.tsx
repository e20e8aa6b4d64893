import { Text } from '@mantine/core';
import { Folded } from '../../frame/folded.js';
import { useWords } from '../../words/use-words.js';
import { useFormat } from '../../frame/format.js';
import { FormOfTurn } from '../any/answer.js';
import type { AnswerProps } from '../protocol.js';
import { DeliveryForm } from './delivery-form.js';
import { hasForm, type Asked } from './work-body.js';

const FOLDED_PX = 60;

/** How a person does what an expert or the lead is asked for; what a model in that seat is told stands above it (D3). */
export function Answer({ channel, item }: AnswerProps) {
  const t = useWords().team;
  const format = useFormat();
  const asked = item as unknown as Asked;
  const { participant_id, request_id, work, told, title = '', debate_round = 0 } = asked;
  const { name } = channel.turns.find((turn) => turn.request_id === request_id) ?? { name: participant_id };
  const frame = { title: t.work[work](name, title, debate_round), silence: t.due(format.time(asked.due_at)) };
  const above = told && (
    <Folded maxHeight={FOLDED_PX} showLabel={t.more} hideLabel={t.less}>
      <Text size="sm" className="said" lang={channel.language}>
        {told}
      </Text>
    </Folded>
  );
  if (!hasForm(work))
    return (
      <FormOfTurn channel={channel} item={item} frame={frame}>
        {above}
      </FormOfTurn>
    );
  const seat = { participant_id, request_id };
  return (
    <DeliveryForm work={work} channelId={channel.channel_id} seat={seat} frame={frame}>
      {above}
    </DeliveryForm>
  );
}
