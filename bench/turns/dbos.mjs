import { DBOS } from '@dbos-inc/dbos-sdk';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { ownFolder } from '../own-postgres.mjs';

const NAMES = ['ana', 'bo', 'cy'];

/** The same rounds as a durable workflow: each turn, and each of the facilitator's, is a step whose result is stored. */
export async function dbos() {
  const { folder, remove } = await ownFolder();
  const server = await startEmbeddedPostgres({ folder });
  DBOS.setConfig({
    name: 'parley-bench',
    systemDatabaseUrl: server.adminUrl,
    systemDatabasePoolSize: 10,
    runAdminServer: false,
    logLevel: 'error',
  });
  const negotiation = DBOS.registerWorkflow(negotiate, { name: 'negotiate' });
  await DBOS.launch();
  return {
    /** @returns turns a second */
    async run(channels, rounds) {
      const started = performance.now();
      const handles = await Promise.all(
        Array.from({ length: channels }, () => DBOS.startWorkflow(negotiation)(rounds)),
      );
      const said = await Promise.all(handles.map((handle) => handle.getResult()));
      if (said.some((turns) => turns !== rounds * NAMES.length)) throw new Error(`${said} turns`);
      return (channels * rounds * NAMES.length) / ((performance.now() - started) / 1_000);
    },
    async close() {
      await DBOS.shutdown();
      await server.stop();
      remove();
    },
  };
}

async function negotiate(rounds) {
  let turns = 0;
  let proposal = { version: 1, length: 30 };
  for (let round = 1; round <= rounds; round++) {
    const feedback = await Promise.all(
      NAMES.map((name) => DBOS.runStep(async () => feedbackOf(name, round), { name: `${name} ${round}` })),
    );
    turns += feedback.length;
    proposal = await DBOS.runStep(async () => ({ version: proposal.version + 1, length: 30 + round }), {
      name: `facilitate ${round}`,
    });
  }
  return turns;
}

const feedbackOf = (name, round) => ({
  name,
  round,
  feedback_type: 'negotiate',
  reasoning: 'It is a little short for a demo.',
});
