import { Controller, Get, Module, type DynamicModule } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

/** How long an answer holds, in milliseconds: whoever asks often asks no provider as often. */
const HOLDS_MS = 10_000;

/** `/model`, which says what the models of this installation are; with keys it needs one that may read. */
export class ModelReportModule {
  static register(report: () => Promise<object>): DynamicModule {
    let known: { report: Promise<object>; until: number } | undefined;
    @ApiExcludeController()
    @Controller()
    class ModelReportController {
      @Get('model')
      model(): Promise<object> {
        if (!known || known.until < Date.now()) known = { report: report(), until: Date.now() + HOLDS_MS };
        return known.report;
      }
    }
    @Module({ controllers: [ModelReportController] })
    class ModelReport {}
    return { module: ModelReport };
  }
}
