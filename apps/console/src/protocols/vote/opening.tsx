import { NativeSelect, Stack } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { LongText } from '../opening-fields.js';
import { samplesOf, type ExtraProps, type Opening } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, seatsFor, seatsOf, taken } from './opening-body.js';

const RULES = ['consent', 'plurality', 'approval', 'ranked'] as const;
const TIES = ['stand', 'first_listed', 'lot'] as const;

/** How it is counted, and what may be chosen: all of it is said before anybody votes. */
function Counting({ form }: ExtraProps) {
  const { colon, vote: t } = useWords();
  const hasOptions = form.values.rule !== 'consent';
  return (
    <Stack>
      <NativeSelect
        label={t.rule}
        description={t.whoVotes}
        data={RULES.map((value) => ({ value, label: `${t.ruleNames[value]}${colon}${t.rules[value]}` }))}
        {...form.getInputProps('rule')}
      />
      {hasOptions && (
        <LongText label={t.options} description={t.optionsWhy} required {...form.getInputProps('options')} />
      )}
      {hasOptions && (
        <NativeSelect
          label={t.tie}
          data={TIES.map((value) => ({ value, label: t.ties[value] }))}
          {...form.getInputProps('ties')}
        />
      )}
    </Stack>
  );
}

export const opening: Opening = {
  path: '/v1/votes',
  bodyOf,
  seatsFor,
  label: (words) => words.vote.ask,
  Extra: Counting,
  samples: samplesOf(EXAMPLES, seatsOf, taken),
};
