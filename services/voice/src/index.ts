export { VoiceModule, voiceFigures } from './voice.module.js';
export { Voices } from './voices.js';
