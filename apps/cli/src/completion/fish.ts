import type { Node } from './tree.js';

export function fishScript(nodes: readonly Node[]): string {
  const [root] = nodes as [Node];
  const lines = nodes.flatMap((node) => {
    const when = `-n ${quoted(`__${root.path}_at ${node.path}`)}`;
    const commands = node.commands.map(
      ({ name, description }) => `complete -c ${root.path} ${when} -a ${name} -d ${quoted(description)}`,
    );
    const options = node.options.map(({ flags, description, choices, takesValue }) => {
      const parts = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
      const value = choices.length ? [`-x -a ${quoted(choices.join(' '))}`] : takesValue ? ['-r'] : [];
      return ['complete', '-c', root.path, when, ...parts, ...value, '-d', quoted(description)].join(' ');
    });
    return [...commands, ...options];
  });
  return [
    `# fish completion of ${root.path}; load it with: ${root.path} completion fish | source`,
    ...whereFunction(nodes),
    ...lines,
    '',
  ].join('\n');
}

/** Whether a command is the one that was typed so far. What fish has for that takes the value of an option for a command. */
function whereFunction(nodes: readonly Node[]): string[] {
  const [root] = nodes as [Node];
  const paths = nodes.slice(1).map(({ path }) => quoted(path));
  return [
    `function __${root.path}_at`,
    `  set -l path ${root.path}`,
    '  for word in (commandline -opc)',
    `    contains -- "$path $word" ${paths.join(' ')}; and set path "$path $word"`,
    '  end',
    '  test "$path" = "$argv"',
    'end',
  ];
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
