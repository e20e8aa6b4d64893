export { projectionsSource } from './projections/data-source.js';
export { Projector } from './projections/projector.js';
export { TranscriptStoreModule } from './transcript-store.module.js';
