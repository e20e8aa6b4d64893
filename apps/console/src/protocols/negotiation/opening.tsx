import { useWords } from '../../words/use-words.js';
import { LongText } from '../opening-fields.js';
import { samplesOf, type ExtraProps, type Opening } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, seatsOf, taken } from './opening-body.js';

function Constraints({ form }: ExtraProps) {
  const t = useWords().negotiation;
  return <LongText label={t.constraints} minRows={2} {...form.getInputProps('constraints')} />;
}

export const opening: Opening = {
  path: '/v1/negotiations',
  bodyOf,
  label: (words) => words.negotiation.demand,
  Extra: Constraints,
  mostRounds: 10,
  samples: samplesOf(EXAMPLES, seatsOf, taken),
};
