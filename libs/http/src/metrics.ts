import { Controller, Get, Header, Module, type DynamicModule } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Gauge, Registry } from 'prom-client';

/** A figure that is read when it is asked for. */
export interface Figure {
  name: string;
  help: string;
  value(): number | Promise<number>;
}

/** `/metrics`, as Prometheus reads it; with keys it needs one that may read. */
export class MetricsModule {
  static register(figures: readonly Figure[]): DynamicModule {
    const registry = new Registry();
    for (const { name, help, value } of figures) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await value());
        },
      });
    }
    @ApiExcludeController()
    @Controller()
    class MetricsController {
      @Get('metrics')
      @Header('content-type', registry.contentType)
      metrics(): Promise<string> {
        return registry.metrics();
      }
    }
    @Module({ controllers: [MetricsController] })
    class Metrics {}
    return { module: Metrics };
  }
}
