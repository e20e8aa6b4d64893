import 'reflect-metadata';
import { configurationOf, JsonLogger, runService, WorkerConfiguration } from '@parley/configuration';
import { modelFromEnvironment } from '@parley/llm';
import { ChannelFolds, startWorker } from '@parley/messaging';
import { deliberation } from '@parley/protocols';
import { ParticipantAgentsModule } from './participant-agents.module.js';
import { TurnTaker } from './turn-taker.js';

const SERVICE = 'participant-agents';

await runService(SERVICE, async () => {
  const { NATS_URL: natsUrl } = configurationOf(WorkerConfiguration);
  const { modelFor, notice } = modelFromEnvironment(process.env);
  const logger = new JsonLogger(SERVICE);
  logger.log(notice);
  return startWorker({
    service: SERVICE,
    natsUrl,
    logger,
    module: ({ commands, reader }) =>
      ParticipantAgentsModule.register(new TurnTaker(new ChannelFolds(reader, deliberation), commands, modelFor)),
  });
});
