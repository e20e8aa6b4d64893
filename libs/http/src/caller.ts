import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from './api-keys.js';

/** The caller, as the key tells. */
export const CallerOf = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => context.switchToHttp().getRequest<{ caller: Caller }>().caller,
);
