import { Linter, type Rule } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';

const FILE = 'snippet.ts';
const OPTIONS: ts.CompilerOptions = { strict: true, noLib: true, target: ts.ScriptTarget.ESNext };

/** A program of that one file, so that nothing else has to be read. */
function programOf(code: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const source = ts.createSourceFile(FILE, code, ts.ScriptTarget.ESNext, true);
  return ts.createProgram([FILE], OPTIONS, { ...host, getSourceFile: (name) => (name === FILE ? source : undefined) });
}

/** What a rule that asks for types says of code; all that it names is declared in it. */
export function saidBy(rule: Rule.RuleModule, code: string): string[] {
  const messages = new Linter({ cwd: process.cwd() }).verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser, parserOptions: { programs: [programOf(code)] } },
      plugins: { parley: { rules: { rule } } },
      rules: { 'parley/rule': 'error' },
    },
    FILE,
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}
