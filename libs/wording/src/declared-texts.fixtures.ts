import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Language } from './language.js';

/** A text of the catalogue in both languages, and where it is declared. */
export interface Declared {
  at: string;
  en: string;
  zh: string;
}

/** Every text where it is declared; what refers to one that is declared elsewhere is none. */
export function declaredTexts(): Declared[] {
  const files = readdirSync(new URL('en', import.meta.url), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const chinese = textsIn('zh', file);
      return [...textsIn('en', file)].map(([key, en]) => ({ at: `${file} ${key}`, en, zh: chinese.get(key) ?? '' }));
    });
}

function textsIn(language: Language, file: string): Map<string, string> {
  const code = readFileSync(new URL(`${language}/${file}`, import.meta.url), 'utf8');
  const texts = new Map<string, string>();
  const visit = (node: ts.Node, path: string): void => {
    if (!ts.isPropertyAssignment(node)) return ts.forEachChild(node, (child) => visit(child, path));
    const key = `${path}.${node.name.getText()}`;
    const text = textOf(node.initializer);
    if (text === undefined) visit(node.initializer, key);
    else texts.set(key, text);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true), '');
  return texts;
}

/** How a text with values puts them in. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isArrowFunction(node) || ts.isPropertyAccessExpression(node.body)) return undefined;
  if (ts.isStringLiteralLike(node.body)) return node.body.text;
  return `(${node.parameters.map(({ name }) => name.getText()).join(', ')}) => ${node.body.getText()}`;
}
