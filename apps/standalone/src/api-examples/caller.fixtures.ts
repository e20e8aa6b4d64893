import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';

type Content = Record<string, { schema: { $ref?: string }; examples?: { example: { $ref: string } } }>;

export interface Operation {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; examples: Record<string, { value: unknown }> };
}

/** What an operation is called with besides the example of its body. */
export interface Call {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** In the place of fields of the example: ids that are another's each time. */
  body?: object;
  key?: string;
}

const JSON_TYPE = 'application/json';

/** Somebody who calls operations by the document, with the bodies that it shows, and holds answers against it. */
export class Caller {
  /** What was answered first, by schema or operation. */
  readonly answers = new Map<string, unknown>();
  readonly called = new Set<string>();
  private readonly ajv = new Ajv2020({ strict: false });

  constructor(
    private readonly url: string,
    readonly document: ApiDocument,
    private readonly key: string,
  ) {
    addFormats.default(this.ajv);
    this.ajv.addSchema({ $id: 'api', components: document.components });
  }

  get operations() {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  }

  /** @returns what is wrong with a value, by a schema of the document */
  faults(schema: { $ref?: string }, value: unknown): unknown {
    const validate = this.ajv.compile(schema.$ref ? { $ref: `api${schema.$ref}` } : { ...schema, $id: undefined });
    return validate(value) ? undefined : validate.errors;
  }

  /** The JSON that an operation takes, and what it answers. */
  jsonOf({ requestBody, responses }: Operation) {
    const [, good] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    return { body: requestBody?.content[JSON_TYPE], answer: good?.content?.[JSON_TYPE] };
  }

  exampleOf(content: Content[string] | undefined): unknown {
    const name = content?.examples?.example.$ref.split('/').at(-1);
    return name === undefined ? undefined : this.document.components.examples[name]?.value;
  }

  /**
   * Calls an operation with its example, again until it is taken: what is refused changes nothing, and what it waits for comes.
   * @returns the answer's JSON
   */
  async call<Answer = Record<string, unknown>>(id: string, given: Call = {}): Promise<Answer> {
    const found = this.operations.find(({ operation }) => operation.operationId === id);
    if (!found) throw new Error(`there is no operation ${id}`);
    const { method, operation } = found;
    const { body, answer } = this.jsonOf(operation);
    const path = found.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(given.path?.[name]));
    const example = this.exampleOf(body);
    const sent = example === undefined && !given.body ? undefined : { ...(example as object), ...given.body };
    const response = await eventually(async () => {
      const asked = request(this.url)
        [method as 'post'](path)
        .query(given.query ?? {});
      const one = await asked.auth(given.key ?? this.key, { type: 'bearer' }).send(sent);
      if (one.status >= 300 && one.status !== 400) throw new Error(`${id} was answered ${one.status}: ${one.text}`);
      return one;
    });
    // What is wrong now will be later.
    if (response.status === 400) throw new Error(`${id} was answered 400: ${response.text}`);
    this.called.add(id);
    if (answer) {
      const wrong = this.faults(answer.schema, response.body);
      if (wrong) throw new Error(`what ${id} answers is none of its schema: ${JSON.stringify(wrong)}`);
      const name = answer.schema.$ref?.split('/').at(-1) ?? id;
      if (!this.answers.has(name)) this.answers.set(name, response.body);
    }
    return response.body as Answer;
  }
}
