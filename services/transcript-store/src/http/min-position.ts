import {
  applyDecorators,
  Inject,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { wholeNumber } from '@parley/http';
import type { Projector } from '../projections/projector.js';
import { PROJECTOR } from '../tokens.js';
import { WAIT_MS } from '../whole-views.js';

@Injectable()
class MinPosition implements NestInterceptor {
  constructor(@Inject(PROJECTOR) private readonly projector: Projector) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const { query } = context.switchToHttp().getRequest<{ query: { min_position?: string } }>();
    const position = wholeNumber(query.min_position, '/min_position');
    if (position !== undefined) await this.projector.reached(position, WAIT_MS);
    return next.handle();
  }
}

/**
 * For controllers that read projections: whoever has seen a position of the log, in the answer to a command or in an
 * event, names it and reads no older view.
 */
export const ReadsOwnWrites = () =>
  applyDecorators(
    UseInterceptors(MinPosition),
    ApiQuery({
      name: 'min_position',
      required: false,
      description: 'A position of the log: wait (2 s at most) until the views have come this far.',
    }),
  );
