/** The process as the first file of tests found it: it outlives a file, and so do modules. */
const variables = variablesOf(process.env);
const folder = process.cwd();
const { argv } = process;
const terminals = [process.stdin, process.stdout, process.stderr].map((stream) => ({
  stream,
  isTTY: stream.isTTY,
  columns: 'columns' in stream ? stream.columns : undefined,
}));

/** Undoes what a file of tests made of the process. */
export function asAtStart(): void {
  for (const name of Object.keys(variablesOf(process.env))) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  process.chdir(folder);
  process.argv = argv;
  process.exitCode = undefined;
  for (const { stream, ...was } of terminals) Object.assign(stream, was);
}

/** All but what Vitest says of the file that runs. */
function variablesOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('VITEST_')));
}
