import 'reflect-metadata';
import { configurationOf, JsonLogger, runService, WorkerConfiguration } from '@parley/configuration';
import { ChannelFolds, startWorker } from '@parley/messaging';
import { REGISTRY } from '@parley/protocols';
import { Monitor } from './monitor.js';
import { TerminationMonitorModule } from './termination-monitor.module.js';

const SERVICE = 'termination-monitor';

await runService(SERVICE, () =>
  startWorker({
    service: SERVICE,
    configuration: configurationOf(WorkerConfiguration),
    logger: new JsonLogger(SERVICE),
    module: ({ commands, reader }) =>
      TerminationMonitorModule.register(new Monitor(new ChannelFolds(reader, REGISTRY.ledger), commands)),
  }),
);
