import { command } from '../called.js';

/** What takes a finished workshop's files (W9). */
export const outputsBy = (channelId: string): string => command`plan outputs ${channelId}`;
