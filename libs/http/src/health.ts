import { Controller, Get, Module, type DynamicModule } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { problem } from '@parley/contracts';
import { NotReady, within } from '@parley/outages';
import { ProblemError } from './problem-error.js';

/** What a service stands on, by name; each rejects where it is away, or cannot do its work. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

const statusSchema = (status: string) => ({
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', enum: [status] } },
});

/** How long one of them may take, in milliseconds: what hangs is as good as away. */
const DEADLINE_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: what it stands on can be reached, else 503 with what cannot, and why. */
export class HealthModule {
  static register(checks: ReadinessChecks, deadlineMs = DEADLINE_MS): DynamicModule {
    @Controller()
    class HealthController {
      @Get('healthz')
      @ApiOkResponse({ description: 'The process lives.', schema: statusSchema('ok') })
      live() {
        return { status: 'ok' };
      }

      @Get('readyz')
      @ApiOkResponse({ description: 'What it stands on can be reached.', schema: statusSchema('ready') })
      async ready() {
        const reasons = await Promise.all(
          Object.entries(checks).map(async ([name, check]) => {
            const reason = await reasonOf(check, deadlineMs);
            return reason === undefined ? [] : [{ pointer: `/${name}`, reason }];
          }),
        );
        const errors = reasons.flat();
        if (errors.length) {
          const detail = errors.map(({ pointer, reason }) => `${pointer.slice(1)}: ${reason}`).join('; ');
          throw new ProblemError(problem('not-ready', { detail, errors }));
        }
        return { status: 'ready' };
      }
    }
    @Module({ controllers: [HealthController] })
    class Health {}
    return { module: Health };
  }
}

/** Undefined where all is well. Of an error only the name is shown, unless its message is meant to be. */
async function reasonOf(check: () => Promise<unknown>, deadlineMs: number): Promise<string | undefined> {
  try {
    await within(deadlineMs, check);
    return undefined;
  } catch (error) {
    if (error instanceof NotReady) return error.message;
    return error instanceof Error ? error.name : 'failed';
  }
}
