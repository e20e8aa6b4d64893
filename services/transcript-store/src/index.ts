export { projectionsSource } from './projections/data-source.js';
export { Progress, progressFigures } from './projections/progress.js';
export { Projector } from './projections/projector.js';
export { TranscriptStoreModule } from './transcript-store.module.js';
