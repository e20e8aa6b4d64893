import 'reflect-metadata';
import { configurationOf, JsonLogger, runService, WorkerConfiguration } from '@parley/configuration';
import { embedderFromEnvironment } from '@parley/llm';
import { ChannelFolds, startWorker } from '@parley/messaging';
import { REGISTRY } from '@parley/protocols';
import { Meaning } from './meaning.js';
import { Monitor } from './monitor.js';
import { TerminationMonitorModule } from './termination-monitor.module.js';

const SERVICE = 'termination-monitor';

await runService(SERVICE, () => {
  const logger = new JsonLogger(SERVICE);
  const embedder = embedderFromEnvironment(process.env);
  const meaning = embedder && new Meaning(embedder, (line) => logger.warn(line));
  return startWorker({
    service: SERVICE,
    configuration: configurationOf(WorkerConfiguration),
    logger,
    module: ({ commands, reader }) =>
      TerminationMonitorModule.register(new Monitor(new ChannelFolds(reader, REGISTRY.ledger), commands, meaning)),
  });
});
