import { Badge, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import type { Stand } from './work-body.js';

export const LOOKS = {
  agree: { sign: '✓', color: 'green' },
  object: { sign: '✗', color: 'red' },
  abstain: { sign: '○', color: 'gray' },
  no_issue: { sign: '∅', color: 'blue' },
} as const;

export type PlanStance = keyof typeof LOOKS;

/** Where somebody stands: a sign, a word and a colour. @param about what it is of, by its id or by who stands there */
export function StanceChip({ stance, about }: { stance: PlanStance; about: string }) {
  const { colon, workshop: t, channel: page } = useWords();
  const { sign, color } = LOOKS[stance];
  return (
    <Badge variant="light" size="sm" color={color} c="var(--mantine-color-text)" tt="none">
      {`${sign} ${page.part(about)}${colon}${t.stance[stance]}`}
    </Badge>
  );
}

export interface StanceFieldProps {
  label: string;
  stances: readonly PlanStance[];
  stand: Stand | undefined;
  set(stand: Stand): void;
}

/** A choice of stances; an objection is asked what would have to change. */
export function StanceField({ label, stances, stand = { stance: '', reason: '' }, set }: StanceFieldProps) {
  const t = useWords().workshop;
  const choices = stances.map((stance) => ({ value: stance, label: `${LOOKS[stance].sign} ${t.stance[stance]}` }));
  return (
    <Stack gap={4}>
      <NativeSelect
        size="xs"
        label={label}
        value={stand.stance}
        onChange={({ currentTarget }) => set({ ...stand, stance: currentTarget.value })}
        data={[{ value: '', label: t.noStance }, ...choices]}
      />
      {stand.stance === 'object' && (
        <TextInput
          size="xs"
          label={t.whatMustChange}
          value={stand.reason}
          onChange={({ currentTarget }) => set({ ...stand, reason: currentTarget.value })}
          required
        />
      )}
    </Stack>
  );
}

export interface StancesOfProps {
  stances: { readonly [who: string]: { stance: PlanStance } };
  nameOf(id: string): string;
}

/** Where everyone stands; silence stays blank. */
export const StancesOf = ({ stances, nameOf }: StancesOfProps) => (
  <Group gap={4}>
    {Object.entries(stances).map(([who, { stance }]) => (
      <StanceChip key={who} stance={stance} about={nameOf(who)} />
    ))}
  </Group>
);
