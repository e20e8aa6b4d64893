import { kept } from './kept.js';

const SECONDS = 0.3;
const HERTZ = 660;
const LOUD = 0.15;

const chosen = kept('parley-sound');

/** Whether a sound says that something waits: only where somebody has chosen so. */
export const useSound = (): boolean => chosen.useKept() === 'on';

export function chooseSound(on: boolean): void {
  chosen.write(on ? 'on' : undefined);
  if (on) ring();
}

/** One short tone that fades. */
export function ring(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(LOUD, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(LOUD / 100, audio.currentTime + SECONDS);
  const tone = audio.createOscillator();
  tone.frequency.value = HERTZ;
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}
