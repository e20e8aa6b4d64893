import { Module, type DynamicModule } from '@nestjs/common';
import type { Figure } from '@parley/http';
import type { Addresses } from './interview-api.js';
import { VoiceController } from './voice.controller.js';
import { ADDRESSES, Voices } from './voices.js';

/** Speech in and out: the sockets of interviews, before the API. */
@Module({})
export class VoiceModule {
  static register(addresses: Addresses): DynamicModule {
    return {
      module: VoiceModule,
      controllers: [VoiceController],
      providers: [Voices, { provide: ADDRESSES, useValue: addresses }],
    };
  }
}

/** For `/metrics`. @param voices those of the application, once it is made */
export const voiceFigures = (voices: () => Voices): Figure[] => [
  { name: 'parley_voice_connections', help: 'Speech clients that are connected.', value: () => voices().open },
];
