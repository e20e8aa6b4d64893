// A team that says the script of its example: who is asked for what is told from the schema and the prompt alone.

/** By the first field of its schema that no other work has. */
const WORKS = {
  phases: 'plan',
  artefacts: 'execute',
  criterion: 'assess',
  disagreement: 'open_debate',
  argument: 'argue',
  rationale: 'rule',
  answer: 'synthesise',
  summary: 'sum_up',
};
const DEBATE = 'debate-1';
const DEBATED = ['open_debate', 'argue', 'sum_up', 'rule'];

const found = (talk, pattern) => pattern.exec(talk)?.slice(1).find(Boolean);

/** An answerer for the experts of an example with one debate. */
export function scriptOf(experts) {
  const { phases } = experts.flatMap(({ script }) => script).find(({ work }) => work === 'plan').plan;
  const asked = new Map();

  function phaseOf(work, talk) {
    if (DEBATED.includes(work)) return DEBATE;
    if (work === 'assess') return found(talk, /result of (\S+) with the task|请把 (\S+) 的结果/u);
    const title = found(talk, /^## (?:Your phase|你的阶段)\n> (.+)$/mu);
    return phases.find((phase) => phase.title === title)?.phase_id;
  }

  function line({ schema, talk }) {
    const [, work] = Object.entries(WORKS).find(([field]) => schema.properties[field]);
    const name = found(talk, /^## (?:You are |你是)(.+)$/mu);
    const phase = phaseOf(work, talk);
    const round = (asked.get(name + work) ?? 0) + 1;
    asked.set(name + work, round);
    const fits = (given, value) => given === undefined || given === value;
    const expert = experts.find((one) => one.name === name);
    return expert.script.find((one) => one.work === work && fits(one.phase_id, phase) && fits(one.round, round));
  }

  return (request) => {
    const { plan, result, assessment, opening, argument, summary, ruling, report } = line(request);
    const said = plan ?? result ?? assessment ?? opening ?? argument ?? summary ?? ruling ?? report;
    return { says: whole(request.schema, said) };
  };
}

/** A model says every field; what the script leaves out is empty. */
function whole({ type, items, properties, required = [] }, value) {
  if (type === 'array') return (value ?? []).map((item) => whole(items, item));
  if (type !== 'object') return value ?? (type === 'boolean' ? false : '');
  const fields = Object.entries(properties).filter(([field]) => required.includes(field) || field in value);
  return Object.fromEntries(fields.map(([field, schema]) => [field, whole(schema, value[field])]));
}
