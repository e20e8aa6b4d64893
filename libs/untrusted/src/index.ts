export * from './folder-name.js';
export * from './own-property.js';
export * from './plain-text.js';
export * from './storable.js';
export * from './unturned.js';
