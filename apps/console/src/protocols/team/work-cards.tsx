import { Alert, Card, Table, Text } from '@mantine/core';
import type { PlannedPhase } from '@parley/client';
import { Folded } from '../../frame/folded.js';
import { useWords } from '../../words/use-words.js';
import { HeadRow } from '../../frame/head-row.js';
import { SaidText } from '../../frame/said-text.js';
import { nameIn } from '../../channel/names.js';
import { Points } from '../points.js';
import type { CardProps, ChannelOf } from '../protocol.js';
import { titleOf } from './debate.js';

const FOLDED_PX = 260;

export function Opened({ event: { data } }: CardProps<'TeamOpened'>) {
  const { comma, team: t } = useWords();
  const { task, lead, experts } = data;
  const leads = experts.find(({ participant_id }) => participant_id === lead)?.name ?? lead;
  return (
    <Card withBorder padding="sm" radius="md">
      <SaidText text={task.trim()} />
      <Text size="sm">{t.teamIs(leads, experts.map(({ name }) => name).join(comma))}</Text>
    </Card>
  );
}

/** How the lead divides the task (D1). */
export function Planned({ event: { data }, channel }: CardProps<'TaskPlanned'>) {
  const t = useWords().team;
  const { approach, phases } = data.plan;
  return (
    <Card withBorder padding="sm" radius="md">
      <Text size="sm" fw={600}>
        {t.plan(nameIn(channel, data.participant_id))}
      </Text>
      <SaidText text={approach} />
      <PhaseTable phases={phases} known={phases} nameOf={(id) => nameIn(channel, id)} />
    </Card>
  );
}

/** What the debate on the plan changed, a reason each, and the plan that is carried out (D4). */
export function Revised({ event: { data }, channel }: CardProps<'PlanRevised'>) {
  const t = useWords().team;
  const { revision, phases } = data;
  const known = (channel as ChannelOf<'team'> | undefined)?.phases ?? phases;
  return (
    <Card withBorder padding="sm" radius="md">
      <Text size="sm" fw={600}>
        {t.revised}
      </Text>
      <SaidText text={revision.reason} />
      {revision.changes.map(({ change, phase_id, reason }) => (
        <Text size="sm" key={phase_id} className="said">
          {`${SIGN[change]} ${titleOf(known, phase_id)} (${t.change[change]}): ${reason}`}
        </Text>
      ))}
      {revision.changes.length ? (
        <PhaseTable phases={phases} known={known} nameOf={(id) => nameIn(channel, id)} />
      ) : (
        <Text size="sm">{t.unchanged}</Text>
      )}
    </Card>
  );
}

const SIGN = { add: '+', drop: '−', change: '~' } as const;

interface PhaseTableProps {
  phases: readonly PlannedPhase[];
  /** The phases whose titles are known: also those of debates that were put in. */
  known: readonly Pick<PlannedPhase, 'phase_id' | 'title'>[];
  nameOf: (id: string) => string;
}

function PhaseTable({ phases, known, nameOf }: PhaseTableProps) {
  const { comma, team: t } = useWords();
  return (
    <Table verticalSpacing={2} fz="sm">
      <HeadRow heads={[t.phase, t.who, t.needs]} />
      <Table.Tbody>
        {phases.map((phase) => (
          <Table.Tr key={phase.phase_id}>
            <Table.Td className="said">{phase.title}</Table.Td>
            <Table.Td className="said">{whoOf(phase, nameOf, comma)}</Table.Td>
            <Table.Td className="said">{phase.depends_on.map((id) => titleOf(known, id)).join(comma)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const whoOf = ({ expert, debate }: PlannedPhase, nameOf: (id: string) => string, comma: string): string =>
  debate ? debate.participants.map(nameOf).join(comma) : nameOf(expert);

/** What a phase hands over. */
export function Completed({ event: { data }, channel }: CardProps<'PhaseCompleted'>) {
  const { team: t, frame } = useWords();
  const { phase_id, participant_id, result } = data;
  const title = titleOf((channel as ChannelOf<'team'> | undefined)?.phases ?? [], phase_id);
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600} className="said">
        {`${nameIn(channel, participant_id)} · ${title}`}
      </Text>
      <Folded maxHeight={FOLDED_PX} showLabel={t.more} hideLabel={t.less}>
        <SaidText text={result.summary} />
        <Points name={t.findings} points={result.findings} />
        <Points name={t.decisions} points={result.decisions} />
        <Points name={frame.summary.open} points={result.open_points} />
        {result.artefacts.map(({ name, content }) => (
          <div key={name}>
            <Text size="sm" fw={600}>
              {name}
            </Text>
            <SaidText text={content} name={name} />
          </div>
        ))}
      </Folded>
    </Card>
  );
}

export function Failed({ event: { data }, channel }: CardProps<'PhaseFailed'>) {
  const t = useWords().team;
  const title = titleOf((channel as ChannelOf<'team'> | undefined)?.phases ?? [], data.phase_id);
  return (
    <Alert color="red" p="xs" title={t.phaseFailed(title)}>
      {data.message}
    </Alert>
  );
}

export function PassedOver({ event: { data }, channel }: CardProps<'PhaseSkipped'>) {
  const t = useWords().team;
  const title = titleOf((channel as ChannelOf<'team'> | undefined)?.phases ?? [], data.phase_id);
  return (
    <Alert color="orange" p="xs" title={t.phaseSkipped(title)}>
      {data.reason}
    </Alert>
  );
}
