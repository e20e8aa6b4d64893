import { ownProperty } from '@parley/untrusted';
import { namesIn } from './api-schemas.js';

/** What the page shows of an AsyncAPI document. */
interface BusDocument {
  info: { title: string; description: string };
  channels: Record<
    string,
    { address: string | null; parameters?: Record<string, { description: string }>; messages: Record<string, Ref> }
  >;
  operations: Record<string, { action: string; summary: string; channel: Ref; reply?: object }>;
  components: { messages: Record<string, { payload: object }>; schemas: Record<string, object> };
}
interface Ref {
  $ref: string;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem 2rem 4rem}
code,pre{font:14px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}pre{white-space:pre-wrap;padding:.5rem 1rem;border:1px solid #8886}
section{border-top:1px solid #8886;padding:.25rem 0}h3{font-size:1rem;margin:.75rem 0 0}p{margin:.25rem 0}:root{color-scheme:light dark}`;

/** What is on the bus, as a page that loads nothing. */
export function busPage(document: object): string {
  const { info, channels, operations, components } = document as BusDocument;
  const parameters = Object.entries(
    Object.assign({}, ...Object.values(channels).map((one) => one.parameters)) as object,
  );
  const sections = Object.entries(operations).map(([name, { action, summary, channel, reply }]) => {
    const key = lastOf(channel);
    const { address, messages } = ownProperty(channels, key)!;
    const payload = ownProperty(components.messages, lastOf(ownProperty(messages, key)!))!.payload;
    const answer = reply ? `, answered with ${linkTo('CommandReply')}` : '';
    return `<section id="${text(name)}"><h3>${action === 'send' ? 'Send' : 'Receive'} <code>${text(address ?? '')}</code></h3>
<p>${text(summary)}</p><p>${namesIn(payload).map(linkTo).join(' with ')}${answer}</p></section>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${text(name)}"><summary><code>${text(name)}</code></summary><pre>${linked(schema)}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(info.title)}</title><style>${STYLE}</style><main><h1>${text(info.title)}</h1><p>${text(info.description)}</p>
<p><a href="/asyncapi.json">AsyncAPI 3.1 document</a> · <a href="/docs">REST</a></p>
<ul>${parameters.map(([name, { description }]) => `<li><code>{${text(name)}}</code>: ${text(description)}</li>`).join('')}</ul>
<h2>Subjects</h2>${sections.join('')}<h2>Schemas</h2>${schemas.join('')}</main></html>`;
}

const lastOf = ({ $ref }: Ref): string => $ref.slice($ref.lastIndexOf('/') + 1);

const linkTo = (schema: string): string => `<a href="#schema-${schema}"><code>${schema}</code></a>`;

const text = (given: string): string =>
  given.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A schema as JSON, with ways to those that it names. */
const linked = (schema: object): string =>
  text(JSON.stringify(schema, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/gu,
    (whole, name: string) => `<a href="#schema-${name}">${whole}</a>`,
  );
