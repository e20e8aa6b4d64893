import type { Screens } from '../protocol.js';
import { Answer } from './answer.js';
import { Analysed, Held, Moved, Notice, Overseen, Released, Remembered } from './behind-cards.js';
import { Answered, Said } from './bubbles.js';
import { Delivered, Interrupted, Missed, Requested, Resumed, Skipped, Summary, Written } from './notice-cards.js';
import { filesOf } from './files.js';
import { Panel } from './panel.js';

export const screens: Screens = {
  Panel,
  Answer,
  files: filesOf,
  cards: {
    InterventionRecorded: Said,
    AnswerGiven: Answered,
    AnswerInterrupted: Interrupted,
    InterviewResumed: Resumed,
    TurnSkipped: Skipped,
    NoticeIssued: Notice,
    InterviewAnalysed: Analysed,
    AnalysisOverseen: Overseen,
    StatusChanged: Moved,
    MemoryCompressed: Remembered,
    BarrierHeld: Held,
    BarrierReleased: Released,
    DocumentsRequested: Requested,
    InterviewDocumentWritten: Written,
    DocumentMissed: Missed,
    DocumentsDelivered: Delivered,
    RoundSummarised: Summary,
  },
};
