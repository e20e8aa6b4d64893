import { quoted as word } from '../called.js';
import { ownPackage } from '../own-files.js';
import { channelPlaces, type Asking, type Node } from './tree.js';

export function fishScript(nodes: readonly Node[], { call, self }: Asking): string {
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
    `# fish completion of ${root.path}; load it with: ${self} completion fish | source`,
    ...whereFunction(nodes),
    ...lines,
    ...channelLines(nodes, call),
    ...byNpx(root.path),
    '',
  ].join('\n');
}

/** With the topic behind each. */
function channelLines(nodes: readonly Node[], call: readonly string[]): string[] {
  const [{ path: name }] = nodes as [Node];
  const { behind, options } = channelPlaces(nodes);
  const offer = quoted(`(__${name}_channels)`);
  return [
    `function __${name}_channels`,
    `  ${call.map(word).join(' ')} -- (commandline -p) 2>/dev/null | string replace ' ' \\t`,
    'end',
    ...behind.map((place) => `complete -k -c ${name} -n ${quoted(`__${name}_at ${place}`)} -a ${offer}`),
    ...options.map((place) => {
      const [path, flag] = [place.slice(0, place.lastIndexOf(' ')), place.slice(place.lastIndexOf(' ') + 1)];
      return `complete -k -c ${name} -n ${quoted(`__${name}_at ${path}`)} -l ${flag.slice(2)} -x -a ${offer}`;
    }),
  ];
}

/** By `npx` it is completed as `parley …`. */
const byNpx = (name: string): string[] => [
  `function __${name}_by_npx`,
  `  complete -C (string replace -r '^.*?\\s${ownPackage().name}(?=\\s)' ${name} -- (commandline -cp))`,
  'end',
  `complete -c npx -n ${quoted(`contains ${ownPackage().name} (commandline -opc)`)} -f -a ${quoted(`(__${name}_by_npx)`)}`,
];

/**
 * Whether a command is the one that was typed so far, with as many words behind it where that is asked. What fish has for
 * that takes the value of an option for a command.
 */
function whereFunction(nodes: readonly Node[]): string[] {
  const [root] = nodes as [Node];
  const paths = nodes.slice(1).map(({ path }) => quoted(path));
  return [
    `function __${root.path}_at`,
    `  set -l path ${root.path}`,
    '  set -l given 0',
    '  for word in (commandline -opc)[2..]',
    `    if contains -- "$path $word" ${paths.join(' ')}`,
    '      set path "$path $word"',
    '      set given 0',
    "    else if not string match -q -- '-*' $word",
    '      set given (math $given + 1)',
    '    end',
    '  end',
    '  test "$path" = "$argv"; or test "$path $given" = "$argv"',
    'end',
  ];
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
