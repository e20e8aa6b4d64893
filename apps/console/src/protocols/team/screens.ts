import type { Screens } from '../protocol.js';
import { Answer } from './answer.js';
import { DebateBegins, DebateRound, Decided, RoundSummary, Ruled, Waived } from './debate-cards.js';
import { MirrorPicture } from './mirror-picture.js';
import { filesOf } from './files.js';
import { PhasePicture } from './graph/phase-picture.js';
import { Panel } from './panel.js';
import { Completed, Failed, Opened, PassedOver, Planned, Revised } from './work-cards.js';
import { StanceMatrix } from './stance-matrix.js';

export const screens: Screens = {
  Panel,
  Answer,
  files: filesOf,
  cards: {
    TeamOpened: Opened,
    TaskPlanned: Planned,
    PlanRevised: Revised,
    PhaseCompleted: Completed,
    PhaseFailed: Failed,
    PhaseSkipped: PassedOver,
    DebateDecided: Decided,
    DebateOpened: DebateBegins,
    DebateWaived: Waived,
    DebateRoundStarted: DebateRound,
    DebateRoundClosed: RoundSummary,
    DebateRuled: Ruled,
  },
  pictures: { phases: PhasePicture, stances: StanceMatrix, mirror: MirrorPicture },
};
