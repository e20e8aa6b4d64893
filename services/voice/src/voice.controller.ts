import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, fail, isUpgrade, takeUpgrade, type Caller } from '@parley/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Voices } from './voices.js';

/** Speech in and out (I8); docs/guide/interview-voice.md has the frames. */
@ApiTags('commands')
@Controller('v1/interviews')
export class VoiceController {
  constructor(private readonly voices: Voices) {}

  @Get(':id/voice')
  @ApiOperation({
    summary: 'A WebSocket for speech',
    description:
      'JSON frames in both directions; docs/guide/interview-voice.md describes them. In: partial, final, heard, interrupt. Out: ready, token, withdrawn, answer, interrupted, barrier, released, heard_message, acknowledged, problem, closed. The key goes in the Authorization header, or as the subprotocol `parley.key.` with its base64url beside `parley.voice.v1`.',
  })
  @ApiResponse({ status: 101, description: 'The WebSocket is open; its first frame is `ready`.' })
  @ApiResponse({ status: 426, description: 'This was no request for a WebSocket.' })
  async voice(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Req() { raw }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isUpgrade(raw)) fail('upgrade-required');
    await this.voices.connect(raw, caller, channelId, () => {
      reply.hijack();
      return takeUpgrade(raw);
    });
  }
}
