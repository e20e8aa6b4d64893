import 'reflect-metadata';
import { CoachJudgeModule, type CastDirector, type Facilitator } from '@parley/coach-judge';
import { CONCURRENCY, DURABLE_CONSUMERS } from '@parley/messaging';
import { ParticipantAgentsModule, type TurnTaker } from '@parley/participant-agents';
import { TerminationMonitorModule, type Monitor } from '@parley/termination-monitor';
import type { DynamicModule } from '@nestjs/common';
import {
  PATTERN_EXTRAS_METADATA,
  PATTERN_HANDLER_METADATA,
  PATTERN_METADATA,
} from '@nestjs/microservices/constants.js';
import { PatternHandler } from '@nestjs/microservices/enums/pattern-handler.enum.js';
import { expect, it } from 'vitest';

const SERVICES: Record<string, DynamicModule> = {
  'participant-agents': ParticipantAgentsModule.register({} as TurnTaker),
  'coach-judge': CoachJudgeModule.register({} as Facilitator, {} as CastDirector),
  'termination-monitor': TerminationMonitorModule.register({} as Monitor),
};

type ConsumerSpec = (typeof DURABLE_CONSUMERS)[number];

/** What a service's handlers say of themselves, as Nest reads it. */
function handledBy(service: string, { controllers = [] }: DynamicModule): ConsumerSpec[] {
  const methods = controllers.flatMap(({ prototype }: { prototype: object }) =>
    Object.values(Object.getOwnPropertyDescriptors(prototype)).map(({ value }) => value as object),
  );
  // What is asked for and answered is no event: nothing of it waits in a consumer.
  const events = methods.filter(
    (method) => Reflect.getMetadata(PATTERN_HANDLER_METADATA, method) === PatternHandler.EVENT,
  );
  return events.flatMap((method) => {
    const types = (Reflect.getMetadata(PATTERN_METADATA, method) ?? []) as ConsumerSpec['type'][];
    const extras = Reflect.getMetadata(PATTERN_EXTRAS_METADATA, method) as Partial<ConsumerSpec> | undefined;
    return types.map((type) => ({
      service,
      type,
      concurrency: extras?.concurrency ?? CONCURRENCY['termination-monitor']!,
    }));
  });
}

const byName = (specs: readonly ConsumerSpec[]) =>
  specs.map(({ service, type, concurrency }) => `${service} ${type} ${concurrency}`).sort();

it('each handler has its durable consumer, for as many at once as it handles, and no consumer is without a handler', () => {
  const handled = Object.entries(SERVICES).flatMap(([service, module]) => handledBy(service, module));
  expect(handled.length).toBeGreaterThan(10);
  expect(byName(DURABLE_CONSUMERS)).toEqual(byName(handled));
});
