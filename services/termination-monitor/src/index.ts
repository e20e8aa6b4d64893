export { Monitor } from './monitor.js';
export { TerminationMonitorModule } from './termination-monitor.module.js';
