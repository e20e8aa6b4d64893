import { Module, type DynamicModule } from '@nestjs/common';
import { ChecksController } from './checks.controller.js';
import { Monitor } from './monitor.js';

/** Watches the limits of every channel. */
@Module({})
export class TerminationMonitorModule {
  static register(monitor: Monitor): DynamicModule {
    return {
      module: TerminationMonitorModule,
      controllers: [ChecksController],
      providers: [{ provide: Monitor, useValue: monitor }],
    };
  }
}
