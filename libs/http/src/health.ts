import { Controller, Get, Module, type DynamicModule } from '@nestjs/common';
import { problem } from '@parley/contracts';
import { ProblemError } from './problem-error.js';

/** `/healthz`: the process lives. `/readyz`: what it stands on can be reached. */
export class HealthModule {
  static register(ready: () => Promise<unknown>): DynamicModule {
    @Controller()
    class HealthController {
      @Get('healthz')
      live() {
        return { status: 'ok' };
      }

      @Get('readyz')
      async ready() {
        await ready().catch((error: Error) => {
          throw new ProblemError(problem('log-unavailable', { detail: error.name }));
        });
        return { status: 'ready' };
      }
    }
    @Module({ controllers: [HealthController] })
    class Health {}
    return { module: Health };
  }
}
