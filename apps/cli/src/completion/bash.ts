import { choicesOf, wordsOf, type Node } from './tree.js';

/** Also for zsh, which reads it with `bashcompinit`, and takes a bare name behind a colon for a modifier. */
export function bashScript(nodes: readonly Node[]): string {
  const [root] = nodes as [Node];
  const paths = nodes.slice(1).map(({ path }) => `"${path}"`);
  const choices = [...choicesOf(nodes)].map(([before, values]) => `    ${pattern(before)}) words="${values}" ;;`);
  const words = nodes.map((node) => `    "${node.path}") words="${wordsOf(node).join(' ')}" ;;`);
  return `# bash completion of ${root.path}; load it with: source <(${root.path} completion bash)
_${root.path}() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path="${root.path}" words word
  for word in "\${COMP_WORDS[@]:1:\$((COMP_CWORD - 1))}"; do
    case "$path $word" in
      ${paths.join('|')}) path="$path $word" ;;
    esac
  done
  case "$path" in
${words.join('\n')}
  esac
  case "$path $previous" in
${choices.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _${root.path} ${root.path}
`;
}

export const zshScript = (nodes: readonly Node[]): string =>
  `autoload -Uz compinit bashcompinit && { (( $+functions[compdef] )) || compinit } && bashcompinit\n${bashScript(nodes)}`;

/** `*` stands for any command. */
const pattern = (before: string): string => (before.startsWith('*') ? `*"${before.slice(1)}"` : `"${before}"`);
