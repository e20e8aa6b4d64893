// A negotiation of three hosted participants that goes through all its rounds.

/** Ten rounds a cycle, and a replacement starts the count again: as long as a rehearsal script can be. */
const ROUNDS_OF_CYCLE = 10;
const LONGEST_SCRIPT = 100;

/** Ana asks for something in every round, so that each goes to its limit; Bo, the core, leaves at the end of a cycle. */
export function scenario(rounds) {
  const cycles = Math.ceil(rounds / ROUNDS_OF_CYCLE);
  const max_rounds = Math.min(rounds, ROUNDS_OF_CYCLE);
  const asks = Array.from({ length: Math.min(rounds, LONGEST_SCRIPT) }, (_, index) => ({
    round: index + 1,
    feedback: 'negotiate',
    changes: [{ field: 'length', new_value: String(index + 31), reason: 'more' }],
  }));
  const bos = Array.from({ length: cycles }, (_, index) => ({
    name: `Bo${index}`,
    script: index < cycles - 1 ? [{ round: max_rounds, feedback: 'withdraw' }] : [],
  }));
  return {
    demand: { text: 'A talk' },
    candidates: [{ name: 'Ana', script: asks }, { name: 'Cy' }, ...bos],
    config: {
      max_rounds,
      max_replacements: Math.min(10, cycles - 1),
      feedback_timeout_ms: 600_000,
      time_limit_ms: 3_600_000,
    },
    facilitator_script: {
      selected: ['ana', 'bo0', 'cy'],
      possibly_related: bos.slice(1).map(({ name }) => name.toLowerCase()),
      draft: {
        title: 'A talk',
        terms: [{ field: 'length', value: '30' }],
        assignments: [
          { participant_id: 'ana', role: 'Speaker', task: 'Speak' },
          { participant_id: 'bo0', role: 'Host', task: 'Host', core: true },
          { participant_id: 'cy', role: 'Guest', task: 'Listen' },
        ],
      },
    },
  };
}
