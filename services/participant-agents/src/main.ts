import 'reflect-metadata';
import { Peers } from '@parley/a2a-client';
import {
  CLOSE_MS,
  configurationOf,
  EgressConfiguration,
  JsonLogger,
  runService,
  StopConfiguration,
  WorkerConfiguration,
} from '@parley/configuration';
import { egressBy, egressHostsOf } from '@parley/http/egress';
import { modelFromEnvironment } from '@parley/llm';
import { CallsUnderWay, ChannelFolds, startWorker } from '@parley/messaging';
import { deliberation } from '@parley/protocols';
import { Lookups } from './lookups.js';
import { ParticipantAgentsModule } from './participant-agents.module.js';
import { peerTokensOf } from './peer-tokens.js';
import { RemoteAgents } from './remote-agents.js';
import { toolsOf } from './tools-file.js';
import { TurnTaker } from './turn-taker.js';

const SERVICE = 'participant-agents';

await runService(SERVICE, async () => {
  const configuration = configurationOf(WorkerConfiguration);
  const { stopWaitMs } = configurationOf(StopConfiguration);
  const model = modelFromEnvironment(process.env);
  const { modelFor, notice, tried } = model;
  const logger = new JsonLogger(SERVICE);
  // Nobody waits for it: work begins meanwhile.
  void tried()
    .catch(() => undefined)
    .then((told) => logger.log(told?.notice ?? notice));
  const tools = toolsOf(process.env['PARLEY_TOOLS_FILE']);
  const { PARLEY_EGRESS_HOSTS } = configurationOf(EgressConfiguration);
  const egress = egressBy({ hosts: egressHostsOf(PARLEY_EGRESS_HOSTS) });
  const peers = new Peers(egress, peerTokensOf(process.env['PARLEY_A2A_TOKENS_FILE']));
  let turns: TurnTaker | undefined;
  const worker = await startWorker({
    service: SERVICE,
    configuration,
    logger,
    graceMs: stopWaitMs,
    module({ reader, settlements, ...bus }) {
      const calls = new CallsUnderWay(settlements);
      const channels = new ChannelFolds(reader, deliberation);
      const lookups = new Lookups({ ...bus, channels, ...(tools && { tools }) });
      const agents = new RemoteAgents({ ...bus, channels, peers });
      turns = new TurnTaker({ ...bus, channels, modelFor, agents, lookups, calls });
      return ParticipantAgentsModule.register(turns, model);
    },
  });
  return {
    closeMs: stopWaitMs + CLOSE_MS,
    async close() {
      await turns?.close(stopWaitMs);
      await worker.close();
      await tools?.close();
    },
  };
});
