import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { marksOfLanguage } from './tools/lint/marks-of-language.mjs';
import { effectsReturn } from './tools/lint/effects-return.mjs';
import { formattersMadeOnce } from './tools/lint/formatters-made-once.mjs';
import { ownProperties } from './tools/lint/own-properties.mjs';
import { plainComments, plainNames } from './tools/lint/plain-words.mjs';
import { promisesHeld } from './tools/lint/promises-held.mjs';

/** Purity of the core is mechanical: no Node, no clock, no chance. */
const PURE = ['libs/protocols/src/**/*.ts', 'libs/termination/src/**/*.ts'];

/**
 * Whoever may know a protocol by name: its own folder, its REST controllers, its commands at the terminal, its part of the console;
 * and the catalogue of the page, which has the words of each by its name.
 */
const KNOW_PROTOCOLS = [
  'libs/wording/src/*/page/index.ts',
  'libs/wording/src/*/protocol-titles.ts',
  'libs/protocols/src/*/**/*.ts',
  'services/*/src/http/!(dto)/**/*.ts',
  'apps/cli/src/{interview,negotiation,round-table,team,workshop}/**/*.ts',
  'apps/console/src/protocols/*/**/*.{ts,tsx}',
  'libs/on-behalf/src/protocols/*.ts',
  'apps/console/vite-examples.ts',
  'apps/standalone/src/api-examples/**/*.ts',
  'libs/contracts/src/generated/**',
];

const CLOCKS = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Time comes in with the command.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Chance comes in with the command.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes in with the command.',
  },
];

const NAMES = {
  selector: 'Literal[value=/^(negotiation|round-table|workshop|interview|team)$/]',
  message: "Ask the registry: only a protocol's own folders know its name.",
};

const SCREEN = {
  selector: "CallExpression[callee.property.name='write'][callee.object.property.name=/^std(out|err)$/]",
  message: 'Text reaches the terminal by output.ts alone, which takes out what would steer it.',
};

const HURRY = {
  selector: "MemberExpression[object.name='vi'][property.name=/^wait(For|Until)$/]",
  message:
    'It gives up after a second: eventually of @parley/testing/eventually waits as long as a busy machine needs.',
};

/** Whoever asks the API does it by its client alone, so that each is timed, cut off and refused in one way. */
const ASKS = [
  'apps/{cli,console}/src/**/*.{ts,tsx}',
  'libs/{a2a,mcp-server}/src/**/*.ts',
  'services/voice/src/**/*.ts',
];

const RAW = ['fetch', 'EventSource', 'XMLHttpRequest'].map((name) => ({ name, message: 'Ask by @parley/client.' }));

const STREAMS = {
  group: ['eventsource-parser', 'eventsource-parser/*'],
  message: 'Event streams are read by @parley/client alone.',
};

const WORDS = { rules: { 'plain-comments': plainComments, 'plain-names': plainNames } };

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/src/**/generated/**',
      '.nx/**',
      '.parley/**',
      '.pack/**',
      'bench/**',
    ],
  },
  {
    // Text of others is long and hostile: a pattern takes time by the length of the text alone.
    files: ['libs/**/*.ts', 'services/**/*.ts', 'apps/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts', 'libs/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['libs/**/*.ts', 'services/**/*.ts', 'apps/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts', 'libs/testing/**', 'libs/untrusted/src/own-property.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { parley: { rules: { 'own-properties': ownProperties } } },
    rules: { 'parley/own-properties': 'error' },
  },
  {
    files: ['libs/**/*.ts', 'services/**/*.ts', 'apps/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts', 'libs/testing/**'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { promises: { rules: { held: promisesHeld } } },
    rules: { 'promises/held': 'error' },
  },
  {
    files: ['apps/console/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { effects: { rules: { return: effectsReturn } } },
    rules: { 'effects/return': 'error' },
  },
  {
    files: ['libs/**/*.ts', 'services/**/*.ts', 'apps/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts', 'libs/testing/**'],
    plugins: { formatters: { rules: { 'made-once': formattersMadeOnce } } },
    rules: { 'formatters/made-once': 'error' },
  },
  {
    files: [
      'apps/cli/src/{any-protocol,render,channel,round-table,team,workshop,interview,negotiation,vote}/**/*.ts',
      'apps/console/src/**/{*.tsx,use-*.ts}',
      'libs/protocols/src/**/{outputs,decision}/**/*.ts',
    ],
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts', '**/*wording.ts'],
    plugins: { marks: { rules: { 'of-language': marksOfLanguage } } },
    rules: { 'marks/of-language': 'error' },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    languageOptions: { parser: tseslint.parser },
    plugins: { words: WORDS },
    rules: { 'words/plain-comments': 'error' },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    // A text of the catalogue is named for when it is said.
    ignores: ['libs/wording/src/{en,zh}/**'],
    plugins: { words: WORDS },
    rules: { 'words/plain-names': 'error' },
  },
  {
    files: ['libs/**/*.ts', 'apps/**/*.{ts,tsx}'],
    ignores: ['libs/client/src/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [STREAMS] }] },
  },
  {
    files: ASKS,
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts'],
    rules: { 'no-restricted-globals': ['error', ...RAW] },
  },
  {
    files: PURE,
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: ['node:*', 'pg', 'typeorm', '@nestjs/*'] }, STREAMS] }],
      'no-restricted-globals': ['error', 'process', 'setTimeout', 'setInterval', 'fetch', 'crypto', 'performance'],
      'no-restricted-syntax': ['error', ...CLOCKS],
    },
  },
  {
    files: ['**/*.spec.ts', '**/*.fixtures.ts', 'test/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', HURRY] },
  },
  {
    files: ['services/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [STREAMS],
          paths: [
            {
              name: 'class-validator',
              importNames: ['ValidateNested'],
              message: 'It takes a list for an object: IsNested and AreNested of @parley/http do not.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/**/*.ts', 'services/**/*.ts', 'apps/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts', ...PURE, ...KNOW_PROTOCOLS],
    rules: { 'no-restricted-syntax': ['error', NAMES] },
  },
  {
    files: ['apps/cli/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts', 'apps/cli/src/output.ts', ...KNOW_PROTOCOLS],
    rules: { 'no-restricted-syntax': ['error', NAMES, SCREEN] },
  },
  {
    files: KNOW_PROTOCOLS.filter((path) => path.startsWith('apps/cli/')),
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts'],
    rules: { 'no-restricted-syntax': ['error', SCREEN] },
  },
  {
    files: ['libs/termination/src/**/*.ts', 'libs/protocols/src/*.ts', 'libs/protocols/src/shared/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*.fixtures.ts'],
    rules: { 'no-restricted-syntax': ['error', ...CLOCKS, NAMES] },
  },
);
