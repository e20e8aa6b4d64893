import { quoted } from '../called.js';
import { ownPackage } from '../own-files.js';
import { channelPlaces, choicesOf, wordsOf, type Asking, type Node } from './tree.js';

/**
 * Also for zsh, which reads it with `bashcompinit`, and takes a bare name behind a colon for a modifier; a variable `path`
 * would be zsh's own, and nothing be found. By `npx` it is called as well: what stands before the package is left out, and
 * so is the package's `@`, where bash splits a word.
 */
export function bashScript(nodes: readonly Node[], { call, self }: Asking): string {
  const [root] = nodes as [Node];
  const name = root.path;
  const paths = nodes.slice(1).map(({ path }) => `"${path}"`);
  const choices = [...choicesOf(nodes)].map(([before, values]) => `    ${pattern(before)}) words="${values}" ;;`);
  const words = nodes.map((node) => `    "${node.path}") words="${wordsOf(node).join(' ')}" ;;`);
  const places = channelPlaces(nodes);
  const channels = `[[ "$cur" = -* ]] || words="$words $(_${name}_channels)"`;
  return `# bash completion of ${name}; load it with: source <(${self} completion bash)
_${name}_channels() {
  ${call.map(quoted).join(' ')} -- "\${COMP_LINE:-\${COMP_WORDS[*]}}" 2>/dev/null | cut -d' ' -f1
}
_${name}() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" typed="${name}" given=0 words word
  for word in "\${COMP_WORDS[@]:1:\$((COMP_CWORD - 1))}"; do
    case "$typed $word" in
      ${paths.join('|')}) typed="$typed $word" given=0 ;;
      *" -"*) ;;
      *) given=\$((given + 1)) ;;
    esac
  done
  case "$typed" in
${words.join('\n')}
  esac
  case "$typed $given" in
    ${places.behind.map((place) => `"${place}"`).join('|')}) ${channels} ;;
  esac
  case "$typed $previous" in
    ${places.options.map((place) => `"${place}"`).join('|')}) words="$(_${name}_channels)" ;;
${choices.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
_${name}_by_npx() {
  local at
  for ((at = 1; at < COMP_CWORD; at++)); do
    if [[ "\${COMP_WORDS[at]#@}" = ${ownPackage().name.slice(1)} ]]; then
      COMP_WORDS=("\${COMP_WORDS[@]:\$((at))}")
      COMP_CWORD=\$((COMP_CWORD - at))
      _${name}
      return
    fi
  done
}
complete -o default -F _${name} ${name}
complete -o default -F _${name}_by_npx npx
`;
}

export const zshScript = (nodes: readonly Node[], asking: Asking): string =>
  `autoload -Uz compinit bashcompinit && { (( $+functions[compdef] )) || compinit } && bashcompinit\n${bashScript(nodes, asking)}`;

/** `*` stands for any command. */
const pattern = (before: string): string => (before.startsWith('*') ? `*"${before.slice(1)}"` : `"${before}"`);
