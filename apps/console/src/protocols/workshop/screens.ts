import type { Screens } from '../protocol.js';
import { Answer } from './answer.js';
import { LedgerPicture } from './ledger-picture.js';
import { Judged, LookedUp, OffTopic, Opened, Skipped, Wrote } from './notice-cards.js';
import { MirrorPicture } from './mirror-picture.js';
import { filesOf } from './files.js';
import { Panel } from './panel.js';
import { Answered, AskedOn, Assumed, Relayed, Settled } from './question-cards.js';
import { Afterwards } from './afterwards.js';
import { Ratification, Ratified, Reviewed, Round } from './round-cards.js';
import { Said } from './speech-card.js';
import { StanceMatrix } from './stance-matrix.js';

export const screens: Screens = {
  Panel,
  Answer,
  Afterwards,
  files: filesOf,
  cards: {
    WorkshopOpened: Opened,
    InitialJudgementMade: Judged,
    RoundStarted: Round,
    LookupMade: LookedUp,
    SpeechGiven: Said,
    TurnSkipped: Skipped,
    OffTopicNoticed: OffTopic,
    ClarificationRelayed: Relayed,
    ClarificationAnswered: Answered,
    ClarificationFollowedUp: AskedOn,
    ClarificationSettled: Settled,
    AssumptionRecorded: Assumed,
    WorkshopRoundReviewed: Reviewed,
    RatificationStarted: Ratification,
    EntriesRatified: Ratified,
    PlanDocumentWritten: Wrote,
  },
  pictures: { stances: StanceMatrix, ledger: LedgerPicture, mirror: MirrorPicture },
};
