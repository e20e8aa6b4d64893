import {
  BrokerConfiguration,
  SeatsConfiguration,
  CLOSE_MS,
  configurationOf,
  DatabaseConfiguration,
  EgressConfiguration,
  JsonLogger,
  LimitsConfiguration,
  ProxyConfiguration,
  StopConfiguration,
  WitnessConfiguration,
  endedBy,
} from '@parley/configuration';
import type { Language } from '@parley/contracts';
import { embedderFromEnvironment, localModels, localModelsNotice, modelFromEnvironment } from '@parley/llm';
import { startTelemetry, stopTelemetry, troubleText, type Trouble } from '@parley/telemetry';
import { announceServer } from './announce-server.js';
import { chosenFolder } from './server-file.js';
import { startStandalone, type Standalone } from './start-standalone.js';

interface Options {
  port: number;
  host?: string;
  /** Progress, a line at a time. */
  note(line: string): void;
  /** The language of the progress. */
  language?: Language;
  /** Log as JSON lines to stdout, from this level on; absent: not at all. */
  logLevel?: string;
  /** With a broker of its own, at this port. */
  ownBroker?: { port: number };
  /** How long it answers while it stops, in milliseconds, where it is not as usual. */
  stopNoticeMs?: number;
}

/** Starts the standalone stack as the environment says: PARLEY_DATA, the model's variables, PARLEY_API_KEYS_FILE. */
export async function startFromEnvironment({
  port,
  host = '127.0.0.1',
  note,
  language = 'en',
  logLevel,
  ownBroker,
  stopNoticeMs,
}: Options): Promise<Standalone & { closeMs: number }> {
  const { NATS_URL: natsUrl } = configurationOf(BrokerConfiguration);
  const { seats } = configurationOf(SeatsConfiguration);
  const { stopWaitMs } = configurationOf(StopConfiguration);
  const model = modelFromEnvironment(process.env, language);
  // Whoever asked for the rehearsal by name looks for nothing else. Nobody waits for this: it is asked meanwhile.
  const looksForLocal = model.rehearsal && !process.env['PARLEY_MODEL_PROVIDER'];
  const local = looksForLocal ? localModels(process.env).catch(() => undefined) : undefined;
  const tried = model.tried().catch(() => undefined);
  const folder = chosenFolder(process.env);
  const keysFile = process.env['PARLEY_API_KEYS_FILE'];
  const signInFile = process.env['PARLEY_SIGN_IN_FILE'];
  const terminationFile = process.env['PARLEY_TERMINATION_FILE'];
  const allowedHosts = process.env['PARLEY_ALLOWED_HOSTS'];
  const { PARLEY_EGRESS_HOSTS: egressHosts, PARLEY_PUBLIC_ADDRESS: publicUrl } = configurationOf(EgressConfiguration);
  const toolsFile = process.env['PARLEY_TOOLS_FILE'];
  const peerTokensFile = process.env['PARLEY_A2A_TOKENS_FILE'];
  const guestFile = process.env['PARLEY_GUEST_FILE'];
  const stale = process.env['PARLEY_STALE_SECONDS'];
  const most = process.env['PARLEY_MAX_STREAMS'];
  if (most !== undefined && !/^[1-9]\d{0,5}$/u.test(most))
    throw new Error(`PARLEY_MAX_STREAMS=${most} is no number of event streams`);
  await startTelemetry({
    service: 'parley',
    onTrouble: (trouble) => note(`! ${TROUBLE[language](trouble)}`),
  });
  for (const signal of ENDS) process.on(signal, interrupted);
  const stack = await startStandalone({
    folder,
    host,
    port,
    modelFor: model.modelFor,
    rehearsal: model.rehearsal,
    budgetMicroUsd: model.budgetMicroUsd,
    embedder: embedderFromEnvironment(process.env),
    models: model,
    databaseTimeouts: configurationOf(DatabaseConfiguration).timeouts,
    stopWaitMs,
    ...(stopNoticeMs !== undefined && { stopNoticeMs }),
    limits: configurationOf(LimitsConfiguration).limits,
    knowledgeLimits: configurationOf(LimitsConfiguration).knowledgeLimits,
    witness: configurationOf(WitnessConfiguration),
    logger: logLevel === undefined ? false : new JsonLogger('parley', logLevel),
    ...(natsUrl && { natsUrl }),
    ...(seats && { seats }),
    ...(ownBroker && { ownBroker }),
    ...(stale && { staleMs: milliseconds(stale) }),
    ...(keysFile && { apiKeysFile: keysFile }),
    ...(signInFile && { signInFile }),
    ...(allowedHosts && { allowedHosts }),
    ...{ egressHosts, publicUrl, trustedProxies: configurationOf(ProxyConfiguration).trustedProxies },
    ...(most !== undefined && { streams: { most: Number(most) } }),
    ...(terminationFile && { terminationFile }),
    ...(peerTokensFile && { peerTokensFile }),
    ...(guestFile && { guestFile }),
    ...(toolsFile && { toolsFile }),
  });
  for (const line of STARTED[language](folder, stack.broker)) note(line);
  if (!stack.isWatched) note(UNWATCHED[language]);
  for (const warning of stack.warnings) note(`! ${warning}`);
  note((await tried)?.notice ?? model.notice);
  if (local) note(localModelsNotice(await local, language));
  const takeBack = await announceServer(folder, stack.url, ({ message }) => note(`! ${message}`));
  return {
    ...stack,
    closeMs: stopWaitMs + CLOSE_MS,
    async close() {
      takeBack();
      const soon = setTimeout(() => {
        const answers = stack.answersUnderWay();
        if (answers) note(WAITING[language](answers, Math.round(stopWaitMs / 60_000)));
      }, SOON_MS);
      await stack.close();
      clearTimeout(soon);
      await stopTelemetry();
      for (const signal of ENDS) process.removeListener(signal, interrupted);
    },
  };
}

/** What is there now. */
const STARTED: Record<Language, (folder: string, broker: Standalone['broker']) => string[]> = {
  en: (folder, broker) => [
    `✓ Postgres 18 (embedded)   data: ${folder}`,
    `✓ 6 services               transport: embedded${broker ? `, and for those outside NATS at ${broker.host}` : ' (no NATS_URL)'}`,
    ...(broker?.away
      ? [`! NATS at ${broker.host} does not take us (${broker.away}); events wait for it, it is tried again`]
      : []),
  ],
  zh: (folder, broker) => [
    `✓ Postgres 18（内嵌）   数据：${folder}`,
    `✓ 6 个服务             传输：内嵌${broker ? `；外部参与者经由 ${broker.host} 的 NATS` : '（未设 NATS_URL）'}`,
    ...(broker?.away ? [`! ${broker.host} 的 NATS 未接受连接（${broker.away}）；事件会等待，并继续重试`] : []),
  ],
};

/** What is said where no checkpoint of the log goes elsewhere. */
const UNWATCHED: Record<Language, string> = {
  en: '· tamper evidence           ends at this database: no checkpoint is sent elsewhere (docs/guide/witness.md)',
  zh: '· 防篡改证据               止于本数据库：检查点未发送到别处（docs/guide/witness.md）',
};

/** Why nothing is exported. */
const TROUBLE: Record<Language, (trouble: Trouble) => string> = {
  en: troubleText,
  zh: ({ kind, detail }) =>
    ({
      'not-installed': `设置了 ${detail}，但未安装 @opentelemetry/sdk-node，因此不会导出任何数据；请在 @parley/cli 旁运行 npm install @opentelemetry/sdk-node`,
      'not-started': `OpenTelemetry 未能启动，不会导出任何数据：${detail}`,
      'not-exported': `OpenTelemetry：${detail}`,
    })[kind],
};

const ENDS = ['SIGINT', 'SIGTERM'] as const;

/** Where nobody else listens to a signal, it ends the process as ever: in a way that takes its Postgres with it. */
function interrupted(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) === 1) process.exit(endedBy(signal));
}

/** A stop that takes longer says why, in milliseconds. */
const SOON_MS = 500;

/** Why a stop takes its time, and what ends it. */
const WAITING: Record<Language, (answers: number, minutes: number) => string> = {
  en: (answers, minutes) =>
    `Waiting for ${answers === 1 ? 'an answer of a model that is' : `${answers} answers of models that are`} under way, at most ${minutes} min. Ctrl-C again ends at once; what is cut off is asked, and paid for, again.`,
  zh: (answers, minutes) =>
    `正在等待 ${answers} 个进行中的模型回答，最多 ${minutes} 分钟。再按一次 Ctrl-C 立即结束；被切断的会重新询问，并再次计费。`,
};

function milliseconds(seconds: string): number {
  if (!/^[1-9]\d{0,6}$/u.test(seconds)) throw new Error('PARLEY_STALE_SECONDS must be a whole number from 1');
  return Number(seconds) * 1_000;
}
