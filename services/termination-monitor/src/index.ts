export { Meaning } from './meaning.js';
export { Monitor } from './monitor.js';
export { TerminationMonitorModule } from './termination-monitor.module.js';
