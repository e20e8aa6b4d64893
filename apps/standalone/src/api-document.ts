import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ChannelAdminModule, COMMAND_ANSWERS } from '@parley/channel-admin';
import { apiDocument, HealthModule, httpAdapter } from '@parley/http';
import { TranscriptStoreModule, VIEW_ANSWERS } from '@parley/transcript-store';
import { VoiceModule } from '@parley/voice';
import { PARAMETERS, SUMMARIES } from './api-words.js';

/** The document of the whole API, of which nothing has to run: what is served, and clients, are generated from it. */
export async function wholeApiDocument(): Promise<OpenAPIObject> {
  const nothing = {} as never;
  @Module({
    imports: [
      ChannelAdminModule.register(nothing, nothing, nothing, nothing, nothing, nothing),
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
  return apiDocument(app, { ...COMMAND_ANSWERS, ...VIEW_ANSWERS }, { summaries: SUMMARIES, parameters: PARAMETERS });
}
