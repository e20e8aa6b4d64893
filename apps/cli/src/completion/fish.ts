import type { Node } from './tree.js';

export function fishScript(nodes: readonly Node[]): string {
  const [root] = nodes as [Node];
  const lines = nodes.flatMap((node) => {
    const names = node.path.split(' ').slice(1);
    const seen = names.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ');
    const when = names.length ? `-n ${quoted(seen)}` : '-n __fish_use_subcommand';
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
  return [`# fish completion of ${root.path}; load it with: ${root.path} completion fish | source`, ...lines, ''].join(
    '\n',
  );
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
