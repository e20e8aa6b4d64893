import type { OpenAPIObject } from '@nestjs/swagger';
import { ownProperty } from '@parley/untrusted';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Content = Record<string, { schema?: object; examples?: object }>;

/** Examples of requests and answers, by the schema that they are of, or by the operation where that has no name. */
export type ApiExamples = Readonly<Record<string, unknown>>;

/**
 * Shows what each operation takes and answers as JSON by an example, which stands once in the document.
 * @returns the document's examples  @throws naming examples of what is not there
 */
export function shownByExamples(operations: readonly Operation[], examples: ApiExamples): Record<string, object> {
  const used = new Set<string>();
  for (const { operationId = '', requestBody, responses } of operations) {
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    for (const told of [requestBody, ...answers.map(([, answer]) => answer)]) {
      const content = told && 'content' in told ? (told.content as Content | undefined) : undefined;
      const json = content?.['application/json'];
      const name = exampleName(json?.schema) ?? operationId;
      if (!json || ownProperty(examples, name) === undefined) continue;
      json.examples = { example: { $ref: `#/components/examples/${name}` } };
      used.add(name);
    }
  }
  const stale = Object.keys(examples).filter((name) => !used.has(name));
  if (stale.length) throw new Error(`examples are given of ${stale.join(', ')}, which are not there`);
  return Object.fromEntries([...used].toSorted().map((name) => [name, { value: ownProperty(examples, name) }]));
}

const exampleName = (schema: { $ref?: string } = {}): string | undefined => schema.$ref?.split('/').at(-1);
