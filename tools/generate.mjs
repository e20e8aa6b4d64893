// Generates what follows from proto/ and from the answers of the API: types, schemas, the client. --check changes nothing and fails where
// what is committed differs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { answerSchemas } from './answer-schemas.mjs';
import { filesIn, generateClient, restDocument, restFaults } from './api-client.mjs';
import { asyncApi, asyncApiFaults, brokenPromises, promisesOf } from './async-api.mjs';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './packages.mjs';

const CONTRACT = 'libs/contracts/src/generated';
const REST = 'services/channel-admin/src/http/generated';
const FILES = [
  ...['types.ts', 'schemas.ts', 'descriptions.ts', 'about.ts', 'words.ts'].map((name) => `${CONTRACT}/${name}`),
  ...['bodies.ts', 'rest-defaults.ts'].map((name) => `${REST}/${name}`),
  'libs/scenarios/src/generated/forms.ts',
];
/** For editors: what a scenario file may say. */
const FILE_SCHEMAS = join(ROOT, 'apps/cli/schema');
/** What is served of the bus, and what of it was released: like the image, it is replaced only at a release. */
const ASYNC_API = 'libs/http/src/generated/async-api.ts';
const OPEN_API = 'libs/http/src/generated/open-api.ts';
const PROMISES = join(ROOT, 'proto/released/bus.json');
const CLIENT = join(ROOT, 'libs/client/src/generated');

const check = process.argv.includes('--check');
buf('lint');
if (check) {
  // What was released once is never broken: the image is replaced only at a release (CONTRIBUTING.md).
  buf('breaking', '--against', 'proto/released/v1.binpb');
  const folder = mkdtempSync(join(tmpdir(), 'parley-generate-'));
  // buf wants its output below the working directory's root or absolute: absolute it is.
  buf('generate', '--output', folder);
  const different = FILES.filter((file) => read(join(folder, file)) !== read(join(ROOT, file)));
  rmSync(folder, { recursive: true });
  for (const [file, text] of await fileSchemas()) if (read(join(FILE_SCHEMAS, file)) !== text) different.push(file);
  for (const [file, text] of answerSchemas(contractNames())) if (read(join(ROOT, file)) !== text) different.push(file);
  const bus = await busDocument();
  const broken = brokenPromises(JSON.parse(read(PROMISES)), promisesOf(bus));
  if (broken.length) fail(`what was released of the bus is broken: ${broken.join('; ')}`);
  const rest = await restDocument();
  const faults = [...(await asyncApiFaults(bus)), ...(await restFaults(rest))];
  if (faults.length) fail(`what is said of the bus or of the API is against its standard: ${faults.join('; ')}`);
  for (const [file, text] of documentTexts(bus, rest)) if (read(join(ROOT, file)) !== text) different.push(file);
  if (!different.length && !(await isClientFresh(rest))) different.push('libs/client');
  if (different.length) fail(`what is generated is not fresh: run npm run generate (differs: ${different.join(', ')})`);
} else {
  buf('generate');
  for (const [file, text] of answerSchemas(contractNames())) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
  for (const [file, text] of await fileSchemas()) writeFileSync(join(FILE_SCHEMAS, file), text);
  const bus = await busDocument();
  const rest = await restDocument();
  for (const [file, text] of documentTexts(bus, rest)) writeFileSync(join(ROOT, file), text);
  if (process.argv.includes('--release')) writeFileSync(PROMISES, `${JSON.stringify(promisesOf(bus), null, 2)}\n`);
  await generateClient(rest, CLIENT);
}

function buf(...args) {
  const { status, error } = spawnSync(process.execPath, [join(ROOT, 'node_modules/@bufbuild/buf/bin/buf'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) fail(`buf ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

async function isClientFresh(rest) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-client-'));
  await generateClient(rest, folder);
  const same = isDeepStrictEqual(filesIn(folder), filesIn(CLIENT));
  rmSync(folder, { recursive: true });
  return same;
}

/** JSON Schemas of the contract's messages. */
function contract() {
  const [, text] = /= (\{[\s\S]*\}) as const;/u.exec(read(join(ROOT, CONTRACT, 'schemas.ts')));
  return JSON.parse(text);
}

function contractNames() {
  return Object.keys(contract().$defs);
}

/** What is on the bus, as AsyncAPI. */
async function busDocument() {
  await ensureBuilt();
  const contracts = 'libs/contracts/dist/generated';
  const [types, { ABOUT }, { STREAMS, ACK_WAIT_MS, NO_LIMIT }, { DURABLE_CONSUMERS, durableName }] = await Promise.all(
    [
      `${contracts}/types.js`,
      `${contracts}/about.js`,
      ...['streams', 'durable-consumers'].map((name) => `libs/messaging/dist/jetstream/${name}.js`),
    ].map((file) => import(join(ROOT, file))),
  );
  const consumersOf = (type) =>
    DURABLE_CONSUMERS.filter((spec) => spec.type === type).map((spec) => ({
      ...{ name: durableName(spec), ack_policy: 'explicit', max_deliver: NO_LIMIT },
      ack_wait_s: (spec.ackWaitMs ?? ACK_WAIT_MS) / 1_000,
    }));
  return asyncApi(contract().$defs, { ...types, ABOUT, STREAMS, consumersOf });
}

/** What is served of both, by the files that it goes into. */
function documentTexts(bus, rest) {
  return [
    [ASYNC_API, textOf('proto/', 'What is on the bus, as AsyncAPI 3.1.', 'asyncApi', bus)],
    [OPEN_API, textOf('the routes of all services', 'The whole REST API, as OpenAPI 3.1.', 'openApi', rest)],
  ];
}

/** A document as a text, which is read when somebody asks for it: each service has it, and few are asked. */
function textOf(source, about, name, document) {
  return `// Generated from ${source} by \`npm run generate\`. Do not edit.

let made: object | undefined;

/** ${about} */
export const ${name} = (): object => (made ??= JSON.parse(TEXT) as object);

const TEXT =
  ${JSON.stringify(JSON.stringify(document))};
`;
}

/** The schemas of each kind of scenario file, and of the termination policy in it. */
async function fileSchemas() {
  await ensureBuilt();
  const { FILES, fileSchema } = await import(join(ROOT, 'libs/scenarios/dist/index.js'));
  const { takingDurations } = await import(join(ROOT, 'libs/contracts/dist/duration.js'));
  const schemas = Object.entries(FILES).map(([kind, file]) => [file, fileSchema(kind)]);
  return [...schemas, ['termination.schema.json', policySchema(takingDurations)]].map(([file, schema]) => [
    file,
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);
}

/** A termination policy with what it refers to and nothing else; lengths of time as people write them too. */
function policySchema(takingDurations) {
  const { $schema, $defs } = contract();
  const needed = new Set();
  const visit = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const [, other] of JSON.stringify($defs[name]).matchAll(/#\/\$defs\/(\w+)/gu)) visit(other);
  };
  visit('TerminationPolicy');
  const defs = Object.fromEntries([...needed].toSorted().map((name) => [name, takingDurations($defs[name])]));
  return { $schema, $ref: '#/$defs/TerminationPolicy', $defs: defs };
}

function read(file) {
  return readFileSync(file, 'utf8');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
