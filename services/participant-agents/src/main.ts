import 'reflect-metadata';
import {
  CLOSE_MS,
  configurationOf,
  JsonLogger,
  runService,
  StopConfiguration,
  WorkerConfiguration,
} from '@parley/configuration';
import { modelFromEnvironment } from '@parley/llm';
import { CallsUnderWay, ChannelFolds, startWorker } from '@parley/messaging';
import { deliberation } from '@parley/protocols';
import { Lookups } from './lookups.js';
import { ParticipantAgentsModule } from './participant-agents.module.js';
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
  void tried().then((told) => logger.log(told?.notice ?? notice));
  const tools = toolsOf(process.env['PARLEY_TOOLS_FILE']);
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
      turns = new TurnTaker({ ...bus, channels, modelFor, lookups, calls });
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
