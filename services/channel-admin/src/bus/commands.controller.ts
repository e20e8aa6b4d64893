import { Controller, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Command, CommandReply } from '@parley/contracts';
import { KeepCause } from '@parley/messaging';
import { CommandHandler } from '../command-handler.js';

/** Commands from the bus; what breaks the contract is answered before it comes here. */
@Controller()
@UseFilters(KeepCause)
export class CommandsController {
  constructor(private readonly handler: CommandHandler) {}

  @MessagePattern('command')
  handle(@Payload() command: Command): Promise<CommandReply> {
    return this.handler.handle(command);
  }
}
