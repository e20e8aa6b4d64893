import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ChannelAdminModule, COMMAND_ANSWERS } from '@parley/channel-admin';
import { type ApiExamples, apiDocument, HealthModule, httpAdapter } from '@parley/http';
import { TranscriptStoreModule, VIEW_ANSWERS } from '@parley/transcript-store';
import { VoiceModule } from '@parley/voice';
import { BODIES } from './api-examples/bodies.js';
import { MISHAPS } from './api-examples/mishaps.js';
import { PARAMETERS, SUMMARIES } from './api-words.js';

/**
 * The document of the whole API, of which nothing has to run: what is served, and clients, are generated from it.
 * @param recorded examples of what is answered, by schema
 */
export async function wholeApiDocument(recorded: ApiExamples): Promise<OpenAPIObject> {
  const nothing = {} as never;
  @Module({
    imports: [
      ChannelAdminModule.register({ webhooks: nothing, access: nothing } as never),
      TranscriptStoreModule.register(nothing),
      VoiceModule.register(nothing),
      HealthModule.register({}),
    ],
  })
  class ApiModule {}
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule, httpAdapter({}), {
    preview: true,
    logger: false,
  });
  const words = { summaries: SUMMARIES, parameters: PARAMETERS };
  const examples = { ...BODIES, ...recorded, ...MISHAPS };
  return apiDocument(app, { ...COMMAND_ANSWERS, ...VIEW_ANSWERS }, { words, examples });
}
