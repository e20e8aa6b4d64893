/** What is read of a folder, by the names of its files. */
const DOCUMENTS = ['md', 'markdown', 'txt', 'pdf'];

/** Program texts, and what stands beside them in words: a plan names files of it. */
const CODE = [
  ...['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'vue', 'svelte', 'html', 'css', 'scss', 'less'],
  ...['py', 'pyi', 'rb', 'php', 'pl', 'lua', 'r', 'jl', 'ex', 'exs', 'erl', 'clj', 'hs', 'ml', 'elm', 'dart'],
  ...['java', 'kt', 'kts', 'scala', 'groovy', 'gradle', 'go', 'rs', 'swift', 'c', 'h', 'cc', 'cpp', 'hpp', 'm', 'cs'],
  ...['fs', 'zig', 'sh', 'bash', 'zsh', 'fish', 'ps1', 'sql', 'proto', 'graphql', 'tf', 'yaml', 'yml', 'toml', 'json'],
  ...['xml', 'ini', 'cfg', 'conf', 'properties', 'cmake', 'rst', 'adoc', 'org', 'tex', 'csv', 'tsv'],
];

const CODE_BY_NAME = ['Dockerfile', 'Makefile', 'Jenkinsfile', 'Procfile', 'Gemfile', 'Rakefile', 'CODEOWNERS'];

/** Made by tools for tools: long, and nothing that one could cite. */
const MADE = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|composer\.lock)$|\.min\.(?:js|css)$/u;

const KINDS: ReadonlyMap<string, 'document' | 'code'> = new Map([
  ...CODE.map((ending) => [ending, 'code'] as const),
  ...DOCUMENTS.map((ending) => [ending, 'document'] as const),
]);

/** Whether a file is read, and as what: undefined for pictures, programs and what tools make. */
export function readableKind(path: string): 'document' | 'code' | undefined {
  if (MADE.test(path)) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (CODE_BY_NAME.includes(name)) return 'code';
  return name.includes('.') ? KINDS.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) : undefined;
}
