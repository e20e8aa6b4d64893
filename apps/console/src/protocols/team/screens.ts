import { ViewPanel } from '../../channel/view-panel.js';
import type { Screens } from '../protocol.js';

export const screens: Screens = { Panel: ViewPanel, cards: {} };
