import { eventually } from '@parley/testing/eventually';
import type { Page } from 'playwright-core';
import request from 'supertest';
import { expect } from 'vitest';
import type { State } from './audit.fixtures.js';
import { ENDING, OPENED_AT, patientMeetup, WAITING } from './channels.fixtures.js';
import { skipQuestions } from './console.fixtures.js';

/** What an audit says of a record that was changed. */
const OTHERWISE = {
  ...{ verdict: 'diverges', unrecorded: 1, erased: 1, resting_on_erased: 102, prompts_unlike: 1 },
  places: {
    unrecorded: [{ version: 2, position: 2, command_type: 'SubmitFeedback' }],
    erased: [{ version: 3, position: 3, command_type: 'SubmitFeedback' }],
    resting_on_erased: [2, 4].map((version) => ({ version, position: version, command_type: 'CompleteDraft' })),
    prompts_unlike: [{ version: 4, position: 4, command_type: 'CompleteDraft' }],
  },
  divergence: {
    ...{ kind: 'events', version: 5, position: 5, command_type: 'CompleteAdjustment', rules_then: 'ab12' },
    recorded: { type: 'ProposalRevised', data: { version: 2, summary: 'A talk of 45 minutes. '.repeat(12) } },
    decided: { type: 'ProposalRevised', data: { version: 2, summary: 'A talk of 30 minutes. '.repeat(12) } },
  },
};

/** A server with what is shown of it: its address, and the channels by their names. */
export interface Shown {
  url: string;
  waiting: Record<string, string>;
  ended: Record<string, string>;
  /** The link of a seat that hears only what it is asked. */
  seat: string;
  /** A channel in which everybody is asked whether to end it. */
  vote: string;
}

/** Opens a channel of each protocol that waits for a person, and one that has ended. */
export async function prepare(url: string): Promise<Shown> {
  const api = request(url);
  const open = async (all: typeof WAITING) => {
    const ids: Record<string, string> = {};
    for (const [name, { kind, body }] of Object.entries(all))
      ids[name] = (await api.post(OPENED_AT[kind]).send(body).expect(201)).body.channel_id;
    return ids;
  };
  const [waiting, ended] = [await open(WAITING), await open(ENDING)];
  await endAll(url, ended);
  const { negotiation, workshop } = waiting as Record<'negotiation' | 'workshop', string>;
  await eventually(async () => {
    const { body } = await api.get(`/v1/channels/${workshop}/clarifications`).expect(200);
    expect(body.items).not.toEqual([]);
  });
  // Its second version is there to be compared.
  for (const participant_id of ['ana', 'cy'])
    await eventually(() =>
      api.post(`/v1/channels/${negotiation}/feedback`).send({ participant_id, feedback_type: 'accept' }).expect(200),
    );
  const { body } = await api.post(`/v1/channels/${negotiation}/seats/cy/token`).expect(201);
  const { vote } = (await open({ vote: { kind: 'negotiate', body: LONG_VOTE } })) as {
    vote: string;
  };
  await api.post(`/v1/channels/${vote}/votes`).send({ question: 'Enough?' }).expect(200);
  return { url, waiting, ended, seat: `/seat#${body.token}`, vote };
}

/** A vote lasts as long as every look takes. */
const LONG_VOTE = { ...patientMeetup, termination: { stop_when: [{ vote: { timeout_ms: 3_600_000 } }] } };

/** An interview waits for its user, and a workshop for answers that are left out here. */
async function endAll(url: string, ids: Record<string, string>): Promise<void> {
  const api = request(url);
  await api.post(`/v1/channels/${ids['interview']}/stop`).send({}).expect(200);
  for (const id of Object.values(ids))
    await eventually(async () => {
      await skipQuestions(url, id);
      expect((await api.get(`/v1/channels/${id}`).expect(200)).body.status).toBe('closed');
    });
}

type Walk = (page: Page, shown: Shown) => AsyncGenerator<State>;

const PROTOCOLS = ['negotiation', 'round-table', 'workshop', 'team', 'interview', 'vote'];
const MODEL = '**/v1/model';
const CHANNELS = '**/v1/channels?*';
const DECISION = '**/v1/channels/*/decision?*';

/** Each route, and what is special of it, with the way through its states; each is yielded once the page is in it. */
export const WALKS: Record<string, Walk> = {
  async *'/'(page, { url }) {
    const ask = (text: string) => page.getByLabel('What is to be decided?').fill(text);
    const proposal = page.getByRole('region', { name: 'How it is decided' });
    await page.goto(url);
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: 'Take part: ' }).first().click();
    await page.getByLabel('Your name').waitFor();
    yield { state: 'the list, and a sample that is joined' };
    await ask('A party in June: who brings what?');
    await proposal.getByText('No model').first().waitFor();
    yield { state: 'a proposal without a model' };
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('dialog').waitFor();
    yield { state: 'the keys', part: '[role=dialog]' };
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('listbox').getByRole('option').nth(4).waitFor();
    yield { state: 'what can be opened', part: '[role=dialog]' };
    await page.goto(`${url}/?q=nothing-has-this-word`);
    await page.getByRole('button', { name: 'Clear' }).waitFor();
    yield { state: 'nothing found' };
    await page.route(MODEL, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), rehearsal: false } });
    });
    // This server wants no key.
    await page.route(CHANNELS, (route) =>
      route.fulfill({ status: 401, json: { title: 'No key', status: 401, code: 'unauthenticated' } }),
    );
    await page.goto(`${url}/?status=closed`);
    await page.getByLabel('API key').waitFor();
    yield { state: 'a key is asked for', part: '[role=alert]' };
    await page.unroute(CHANNELS);
    await page.goto(`${url}/?status=open`);
    await ask('Should our canteen cook with leftovers?');
    await proposal.getByText('I take part').click();
    await proposal.getByRole('button', { name: 'Begin' }).waitFor();
    yield { state: 'a proposal with a model' };
    for (const protocol of PROTOCOLS) {
      await page.goto(`${url}/?new=${protocol}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Start' }).waitFor();
      yield { state: `all settings of a ${protocol}`, part: '[role=dialog]' };
    }
    await page.unroute(MODEL);
  },

  async *'/channels/:id'(page, { url, waiting }) {
    for (const [name, { seat }] of Object.entries(WAITING)) {
      await page.goto(`${url}/channels/${waiting[name]}${seat ? `?as=${seat}` : ''}`);
      await page.locator('.answer').first().waitFor();
      yield* tabs(page, `${name} runs`);
    }
    await page.goto(`${url}/channels/01993b9a-0000-7000-8000-000000000000`);
    await page.getByRole('alert').waitFor();
    yield { state: 'no such channel' };
  },

  async *'/channels/:id that has ended'(page, { url, ended }) {
    for (const name of PROTOCOLS) {
      await page.goto(`${url}/channels/${ended[name]}?show=talk`);
      await page.getByRole('link', { name: 'See the decision' }).waitFor();
      yield* tabs(page, `${name} has ended`);
    }
  },

  '/channels/:id with windows over it': windows,

  '/channels/:id with what is there for a while': moments,

  async *'/channels/:id/decision'(page, { url, ended }) {
    for (const [name, id] of Object.entries(ended)) {
      await page.goto(`${url}/channels/${id}/decision`);
      await page.locator('.decision').waitFor();
      yield { state: `decision of ${name}` };
    }
    await page.getByRole('button', { name: 'Share read-only' }).click();
    await page.getByRole('dialog').waitFor();
    yield { state: 'sharing', part: '[role=dialog]' };
    // This server wants no key, and knows none.
    await page.route(DECISION, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: '' } }),
    );
    await page.goto(`${url}/channels/${ended['negotiation']}/decision#key=read.x`);
    await page.getByText('You read this by a link that only reads.').waitFor();
    yield { state: 'by a link that only reads' };
  },

  async *'/inbox'(page, { url }) {
    await page.goto(`${url}/inbox`);
    await page.getByLabel('Your name or seat').fill('vera');
    yield { state: 'nobody has said who looks' };
    await page.getByRole('button', { name: 'That is me' }).click();
    await page.getByRole('link', { name: 'Answer' }).first().waitFor();
    yield { state: 'what waits' };
    await page.goto(`${url}/inbox?name=nobody`);
    await page.getByText('Nothing waits for nobody.').waitFor();
    yield { state: 'nothing waits' };
  },

  async *'/seat'(page, { url, seat }) {
    await page.goto(url + seat);
    await page.getByRole('button', { name: 'Negotiate …' }).click();
    yield { state: 'what it is asked' };
    await page.evaluate('sessionStorage.clear()');
    await page.goto(`${url}/seat`);
    await page.getByText('This page needs the link').waitFor();
    yield { state: 'without its key' };
  },

  async *'/compare'(page, { url, waiting }) {
    const [id] = Object.values(waiting);
    await page.goto(`${url}/compare?a=${id}`);
    await page.getByRole('button', { name: 'Compare' }).waitFor();
    yield { state: 'another channel is to be named' };
    await page.goto(`${url}/compare?a=${id}&b=${id}`);
    await page.getByText('Both came to the same.').waitFor();
    yield { state: 'a channel beside itself' };
  },

  async *'/channels/:id/audit'(page, { url, ended }) {
    const id = ended['negotiation']!;
    await page.goto(`${url}/channels/${id}/audit`);
    await page.getByText('✓ It follows').waitFor();
    yield { state: 'a channel that follows' };
    await page.route('**/audit', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), ...OTHERWISE } });
    });
    await page.getByRole('button', { name: 'Audit again' }).click();
    await page.getByText('✗ It does not follow').waitFor();
    yield { state: 'one that does not, and of which not all is known' };
    await page.unroute('**/audit');
  },

  async *'/verify'(page, { url, ended }) {
    await page.goto(`${url}/verify`);
    const file = page.locator('input[type=file]').first();
    await file.setInputFiles({ name: 'broken.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{}\n') });
    await page.getByText('✗').waitFor();
    yield { state: 'a file that is none' };
    const exported = await request(url).get(`/v1/channels/${ended['negotiation']}/export`).expect(200);
    await file.setInputFiles({ name: 'whole.jsonl', mimeType: 'text/plain', buffer: Buffer.from(exported.text) });
    await page.getByText('signature not checked').waitFor();
    yield { state: 'a file by no key' };
    const { text: key } = await request(url).get('/v1/audit/key').expect(200);
    await page.getByLabel('Key to verify by').fill(key);
    await page.getByLabel('A checkpoint that you have kept').fill('none');
    await page.getByText('There is no checkpoint in this.').waitFor();
    await page.getByText('signed by parley-').waitFor();
    yield { state: 'a file by a key, and no checkpoint where one should be' };
  },

  async *'/webhooks'(page, { url }) {
    await page.goto(`${url}/webhooks`);
    await page.getByText('No server is told anything yet.').waitFor();
    yield { state: 'nobody is told anything' };
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByLabel('Address').fill('https://10.0.0.1/');
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByText('which is no address of the internet').waitFor();
    yield { state: 'an address that is refused' };
    await page.getByLabel('Address').fill('https://hooks.example/other');
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByText(/^whsec_/u).waitFor();
    yield { state: 'the secret of a new webhook' };
    await page.getByRole('button', { name: 'Remove' }).click();
    const removing = page.getByRole('dialog', { name: 'Remove this webhook?' });
    await removing.waitFor();
    yield { state: 'whether a webhook is removed' };
    await removing.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No server is told anything yet.').waitFor();
    const webhook = {
      url: 'https://hooks.example/parley',
      types: ['channel.closed'],
      links: true,
      description: 'Mail',
    };
    const { body } = await request(url).post('/v1/webhooks').send(webhook).expect(201);
    const at = `/v1/webhooks/${(body as { id: string }).id}`;
    await request(url).post(`${at}/replay`).send({ from_position: 1 }).expect(202);
    await eventually(async () => expect((await request(url).get(`${at}/deliveries`)).body.items).not.toEqual([]));
    // Nothing is given up on before three days are over.
    await page.route('**/v1/dead-letters?*', async (route) => {
      const consumer = `webhook-${at.split('/').at(-1)}.channel.closed`;
      const letter = { id: 'a', consumer, channel_id: 'b', attempts: 10, cause: 'no answer within 15 s' };
      await route.fulfill({ json: { items: [{ ...letter, at: new Date().toISOString() }] } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Send it again' }).waitFor();
    await page.getByRole('button', { name: 'What it was told' }).click();
    await page.getByRole('row').nth(1).waitFor();
    yield { state: 'what a server was told, and what was given up on' };
    await page.getByRole('button', { name: 'Tell again' }).click();
    await page.getByLabel('Since').waitFor();
    yield { state: 'telling again', part: 'section' };
    await request(url).delete(at).expect(200);
  },

  '/operator': operator,

  async *'/docs'(page, { url }) {
    const isForeign = true;
    const operation = (id: string) => page.locator(`[id$=${id}]`);
    await page.goto(`${url}/docs`);
    await operation('AnyProtocol_form').waitFor();
    yield { state: 'the API', isForeign };
    for (const [id, field] of [
      ['NegotiationCommands_open', 'body'],
      ['AnyProtocol_form', 'language'],
    ] as const) {
      await operation(id).getByRole('button').first().click();
      await operation(id).getByRole('button', { name: 'Try it out' }).click();
      await operation(id).getByLabel(field).waitFor();
      yield { state: id, part: `[id$=${id}]`, isForeign };
    }
  },

  async *'*'(page, { url }) {
    await page.goto(`${url}/nowhere/at/all`);
    await page.getByRole('alert').waitFor();
    yield { state: 'nothing there' };
  },
};

/** Each view of a channel: those that its page has. */
async function* tabs(page: Page, name: string): AsyncGenerator<State> {
  for (const [index, tab] of (await page.getByRole('tab').all()).entries()) {
    await tab.click();
    await page.getByRole('tabpanel').locator('*').first().waitFor();
    await page.locator('.mantine-Loader-root').first().waitFor({ state: 'hidden' });
    yield { state: `${name}: ${await tab.innerText()}`, ...(index > 0 && { part: '[role=tabpanel]' }) };
  }
}

/** What a rehearsal never costs. */
const SPENT = {
  ...{ from: '2026-11-01', to: '2026-11-30' },
  items: [
    { day: '2026-11-30', tenant: 'default', model: 'anthropic/claude-sonnet-5-5', micro_usd: 3_100_000 },
    { day: '2026-11-30', tenant: 'acme', model: 'anthropic/claude-haiku-5-5', micro_usd: 400_000 },
    { day: '2026-11-20', tenant: 'default', micro_usd: 2_000_000 },
  ],
};

/** The page of whoever runs the installation; nothing is stuck here, and rehearsals cost nothing. */
async function* operator(page: Page, { url, waiting }: Pick<Shown, 'url' | 'waiting'>): AsyncGenerator<State> {
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const dialog = page.getByRole('dialog');
  await page.goto(`${url}/operator`);
  await page.getByRole('row', { name: /^default / }).waitFor();
  await page.getByRole('cell', { name: 'PARLEY_UNASKED_USD' }).waitFor();
  yield { state: 'tenants and limits' };
  await page.route('**/v1/spending?*', (route) => route.fulfill({ json: SPENT }));
  await tab('Spending');
  await press('Day by day as a table');
  await page.getByRole('row', { name: /^2026-11-20 / }).waitFor();
  yield { state: 'what was spent', part: '[role=tabpanel]' };
  await tab('API keys');
  await press('New key …');
  await page.getByLabel('Who acts with it').fill('walks');
  yield { state: 'a new key', part: '[role=tabpanel]' };
  await press('Make the key');
  await page.getByText(/^parley\.[\da-f-]{36}\./u).waitFor();
  yield { state: 'a key is shown once', part: '[role=tabpanel]' };
  await press('I have it');
  await press('Rotate …');
  await page.getByLabel('The old one is good for').waitFor();
  yield { state: 'a key is rotated', part: '[role=tabpanel]' };
  await press('Revoke');
  await dialog.waitFor();
  yield { state: 'whether a key is revoked', part: '[role=dialog]' };
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const { negotiation: channel_id } = waiting;
  const at = new Date().toISOString();
  const letter = { id: channel_id, tenant: 'default', channel_id, event_id: channel_id, at, attempts: 5, retries: 1 };
  const cause = 'Error: the model answered with nothing';
  const retried = { retried_at: at, retried_by: 'local', consumer: 'coach-judge.FacilitationRequested', cause };
  const letters = { ...letter, ...retried, status: 'given-up' };
  await page.route('**/v1/dead-letters?*', (route) => route.fulfill({ json: { items: [letters] } }));
  await page.route('**/v1/dead-letters/*', (route) =>
    route.fulfill({ json: { ...letters, message: { task: 'screen' } } }),
  );
  await page.route('**/v1/quarantine?*', (route) =>
    route.fulfill({ json: { items: [{ channel_id, position: 7, cause, at }] } }),
  );
  await tab('Stuck');
  await press('Read the message');
  await page.locator('pre').filter({ hasText: 'screen' }).waitFor();
  await page.getByRole('button', { name: 'Make its views anew' }).waitFor();
  yield { state: 'what is stuck', part: '[role=tabpanel]' };
  await tab('Record');
  await page.getByRole('row', { name: /Key revoked/u }).waitFor();
  yield { state: 'what operators did', part: '[role=tabpanel]' };
  await page.route('**/v1/me', (route) =>
    route.fulfill({ json: { tenant: 'default', kind: 'user', id: 'ana', scopes: ['read'] } }),
  );
  await page.reload();
  await page.getByText('it needs a key with the scope admin').waitFor();
  yield { state: 'it is not theirs' };
}

/** What opens over a channel. */
async function* windows(
  page: Page,
  { url, waiting, ended }: Pick<Shown, 'url' | 'waiting' | 'ended'>,
): AsyncGenerator<State> {
  const part = '[role=dialog]';
  const dialog = page.locator(part);
  const opens = async (button: string | RegExp) => {
    await page.getByRole('button', { name: button }).first().click();
    await dialog.waitFor();
  };
  await page.goto(`${url}/channels/${waiting['negotiation']}?as=ana`);
  await page.getByRole('button', { name: 'Negotiate …' }).click();
  await page.getByLabel('talk length (minutes)').fill('40');
  yield { state: 'negotiating', part: '.dock' };
  await opens(/^(?:Compare versions|Changed since)/u);
  await dialog.getByRole('combobox').first().waitFor();
  yield { state: 'comparing', part };
  await page.keyboard.press('Escape');
  await opens('Links for seats');
  await dialog.getByRole('button', { name: 'Make a link' }).first().click();
  await dialog.getByText(/^Good until/u).waitFor();
  yield { state: 'links for seats', part };
  await page.keyboard.press('Escape');
  await opens('Stop');
  yield { state: 'stopping', part };
  await page.keyboard.press('Escape');
  await opens('Data of event');
  yield { state: 'data of an event', part };
  await page.goto(`${url}/channels/${ended['workshop']}?show=talk`);
  await opens('Files');
  await dialog.getByRole('heading').nth(1).waitFor();
  yield { state: 'files', part };
}

/** What a channel shows for a while: a vote, commands as they are typed, a past moment, what was settled elsewhere. */
async function* moments(page: Page, { url, waiting, vote }: Shown): AsyncGenerator<State> {
  const part = '.dock';
  await page.goto(`${url}/channels/${vote}?as=ana`);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  yield { state: 'a vote', part };
  await page.getByRole('button', { name: '↓ Download' }).click();
  await page.getByRole('menuitem', { name: 'proposals.json' }).waitFor();
  yield { state: 'downloads', part: '[role=menu]' };
  await page.keyboard.press('Escape');
  await page.getByLabel('Say something to all').pressSequentially('/');
  await page.getByRole('option', { name: '/vote' }).waitFor();
  yield { state: 'commands', part: '[role=listbox]' };
  await page.getByLabel('Say something to all').fill('');
  await page.getByRole('slider', { name: 'Moment that is shown' }).press('Home');
  await page.getByRole('button', { name: 'Return to live' }).waitFor();
  yield { state: 'a past moment' };
  const { negotiation } = waiting;
  await page.goto(`${url}/channels/${negotiation}?as=ana`);
  await page.getByRole('button', { name: 'Negotiate …' }).click();
  await page.getByLabel('Why', { exact: true }).fill('I had more to say');
  const accepted = { participant_id: 'ana', feedback_type: 'accept' };
  await request(url).post(`/v1/channels/${negotiation}/feedback`).send(accepted).expect(200);
  await page.getByRole('alert').getByText('I had more to say').waitFor();
  yield { state: 'what was settled elsewhere', part };
}
