import { Body, Controller, Get, Header, Inject, Optional, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CallerOf, fail, needsScope, refTo, type Caller } from '@parley/http';
import { tileAt, type Tile } from '@parley/transparency';
import { WITNESS } from '../../tokens.js';
import { LogGap } from '../../witness/log-tree.js';
import type { LogWitness } from '../../witness/witness.js';
import { Answers } from '../answers/index.js';
import type { OpenedEpoch, WitnessStanding } from '../answers/witness.js';
import { EpochDto } from './epoch.dto.js';

const FILE = { schema: refTo('File') };

/**
 * How far the log is signed, for auditors: checkpoints and tiles by C2SP. They hold no content and no name, only ids of channels and
 * hashes, so that whoever has a key of any tenant may read all of them: a tree has no parts.
 */
@ApiTags('auditing')
@Controller('v1/audit')
export class WitnessController {
  constructor(@Inject(WITNESS) @Optional() private readonly witness?: LogWitness) {}

  @Get()
  @Answers(
    'WitnessStanding',
    'How far the log is signed, by which key, who outside hears of it, and which epochs there were.',
  )
  async show(): Promise<WitnessStanding> {
    const { witness } = this;
    if (!witness) return { signs: false, sinks: [], epochs: [] };
    const [vkey, kept, epochs] = [await witness.vkey(), await witness.newest(), await witness.epochs()];
    const { origin, size, time, note } = kept?.checkpoint ?? {};
    const by = kept?.cosigned_by ?? [];
    return {
      signs: witness.signs,
      ...(vkey !== undefined && { vkey }),
      ...(note && {
        checkpoint: { origin: origin!, size: size!, ...(time !== undefined && { time }), cosigned_by: by },
      }),
      ...witness.state,
      epochs,
    };
  }

  @Get('checkpoint')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    description:
      'The newest checkpoint (C2SP tlog-checkpoint), a signed note over all positions of the log so far, with the cosignatures of witnesses. To be kept elsewhere: by it one finds out later whether anything before it was changed, dropped or put in.',
    content: { 'text/plain': FILE },
  })
  async checkpoint(): Promise<string> {
    const kept = await this.witness?.newest();
    return kept?.note ?? fail('not-found', { detail: 'no checkpoint was signed yet' });
  }

  @Get('key')
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiOkResponse({
    description:
      'By what checkpoints are verified, a verifier key (C2SP signed-note). To be had once, on a way that one trusts.',
    content: { 'text/plain': FILE },
  })
  async key(): Promise<string> {
    const vkey = await this.witness?.vkey();
    return vkey === undefined ? fail('not-signing') : `${vkey}\n`;
  }

  @Get('tile/:level/*')
  @Header('content-type', 'application/octet-stream')
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @ApiOkResponse({
    description:
      'A row of up to 256 hashes of the tree, or of the entries that its leaves are made of (C2SP tlog-tiles); what no checkpoint covers is not there. An entry is canonical JSON: channel_id, hash, position and version of an event.',
    content: { 'application/octet-stream': FILE },
  })
  async tile(@Param('level') level: string, @Param('*') path: string): Promise<Buffer> {
    const tile = tileAt(`tile/${level}/${path}`);
    const bytes = tile && (await this.tileOf(tile));
    return bytes ? Buffer.from(bytes) : fail('not-found', { detail: 'no checkpoint covers such a tile' });
  }

  @Post('epochs')
  @Answers(
    'OpenedEpoch',
    'Opens the next epoch, where the log no longer continues what was signed, as after a restore: an act that quotes the last checkpoint known. Needs the scope `operate`.',
    { status: 201 },
  )
  async open(@CallerOf() caller: Caller, @Body() { because }: EpochDto): Promise<OpenedEpoch> {
    needsScope(caller, 'operate');
    const opened = (await this.witness?.openEpoch(because, caller.actor.id)) ?? 'unsigned';
    if (opened === 'unsigned') return fail('not-signing');
    if (opened === 'continues') return fail('log-continues');
    return opened === 'busy' ? fail('log-unavailable', { detail: 'another replica signs just now' }) : opened;
  }

  private async tileOf(tile: Tile): Promise<Uint8Array | undefined> {
    try {
      return await this.witness?.tile(tile);
    } catch (error) {
      if (error instanceof LogGap) return fail('log-gap', { detail: error.message });
      throw error;
    }
  }
}
