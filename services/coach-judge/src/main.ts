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
import { deliberation, REGISTRY } from '@parley/protocols';
import { CastDirector } from './cast-director.js';
import { CoachJudgeModule } from './coach-judge.module.js';
import { Facilitator } from './facilitator.js';

const SERVICE = 'coach-judge';

await runService(SERVICE, async () => {
  const configuration = configurationOf(WorkerConfiguration);
  const { modelFor, notice, tried } = modelFromEnvironment(process.env);
  const logger = new JsonLogger(SERVICE);
  // Nobody waits for it: work begins meanwhile.
  void tried()
    .catch(() => undefined)
    .then((told) => logger.log(told?.notice ?? notice));
  const { stopWaitMs } = configurationOf(StopConfiguration);
  const worker = await startWorker({
    service: SERVICE,
    configuration,
    logger,
    graceMs: stopWaitMs,
    module: ({ commands, reader, tokens, settlements, parents }) =>
      CoachJudgeModule.register(
        new Facilitator(
          new ChannelFolds(reader, deliberation),
          commands,
          modelFor,
          REGISTRY,
          tokens,
          new CallsUnderWay(settlements),
          parents,
        ),
        new CastDirector(modelFor),
      ),
  });
  return { closeMs: stopWaitMs + CLOSE_MS, close: () => worker.close() };
});
