// docs/evaluation.md as text, and the figures that it has.
const NOT_RUN = 'not run';

/** The figures of a page by their anchors, each with the rules that it was measured by. */
export function figuresOn(page) {
  const rows = page.matchAll(/^\| <a id="([\w-]+)"><\/a>[^|]*\|([^|]*)\|[^|]*\|[^|]*\|([^|]*)\|$/gmu);
  return Object.fromEntries(
    [...rows].map(([, id, figure, rules]) => [id, { figure: figure.trim(), rules: rules.trim().replaceAll('`', '') }]),
  );
}

/** The figures that can be measured now, and of the others those that the page had. */
export function figuresOf(claims, { before, rules, has, run }) {
  const measurable = claims.filter(({ mode, needs }) => mode && (!needs || has(needs)));
  const now = measurable.map((claim) => [claim.id, { figure: claim.figure(...run(claim)), rules }]);
  const known = claims.filter(({ id, mode }) => mode && before[id]?.rules !== undefined && before[id].rules !== '–');
  return { ...Object.fromEntries(known.map(({ id }) => [id, before[id]])), ...Object.fromEntries(now) };
}

/**
 * @param figures by id, those measured now or kept from the page before; one without is not run
 * @param rules the name of today's rules
 */
export function pageOf(claims, data, figures, rules) {
  const row = (claim) => {
    const { figure = NOT_RUN, rules: by } = figures[claim.id] ?? {};
    const cells = [`<a id="${claim.id}"></a>${claim.what}`, figure, data[claim.data][0], commandOf(claim)];
    return `| ${cells.join(' | ')} | ${by ? `\`${by}\`` : '–'} |`;
  };
  const table = ([title, rows]) =>
    [
      `## ${title}`,
      '',
      '| what | figure | data | command | rules |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map(row),
      '',
    ].join('\n');
  const source = ([name, from, how]) => `| ${name} | ${from} | ${how} |`;
  return `# Evaluation

Written by \`npm run eval\`: every figure with its data, that data's licence and the command that measures it. No model is asked and no key is needed; what needs one stands here as **${NOT_RUN}**.

The data of others is not in the repository. \`npm run eval\` reads it from the folder \`eval-data\`, and \`npm run eval -- page FOLDER\` from another; [below](#data) is where to get it. A figure whose data is not there is not measured anew: it
stays as it was, and its last column says by which rules (a hash over what decides, as a channel's log has it); this page was written by \`${rules}\`. Where none was ever measured it says ${NOT_RUN}.

A share of some hundred rows is uncertain by about 0.05 either way, of thirty rows by 0.12. What was looked at while these rules were chosen, and on what else they were held, is in [the detectors' guide](guide/detectors.md), in [when it ends](guide/termination.md#conditions) and in [negotiations](guide/negotiations.md).

${Object.entries(claims).map(table).join('\n')}
## Data

| data | from, licence | in the data folder |
| --- | --- | --- |
${Object.values(data).map(source).join('\n')}
`;
}

const commandOf = ({ mode, command, needs }) =>
  command ?? `\`npm run --silent eval -- ${[mode, needs && `eval-data/${needs}`].filter(Boolean).join(' ')}\``;
