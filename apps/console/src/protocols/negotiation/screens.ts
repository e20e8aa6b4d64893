import type { Screens } from '../protocol.js';
import { Answer } from './answer.js';
import { Feedback } from './feedback-card.js';
import { LedgerPicture } from './ledger-picture.js';
import { Invited, Screened, Withdrawn } from './notice-cards.js';
import { Panel } from './panel.js';
import { Round, Tally } from './plan-list.js';
import { Adjusted, Drafted } from './version-card.js';
import { StanceMatrix } from './stance-matrix.js';

export const screens: Screens = {
  Panel,
  Answer,
  AnswerAlone: Answer,
  files: ({ channel_id: id }) =>
    Promise.resolve([
      { name: 'proposals.json', path: `/v1/channels/${id}/proposals` },
      { name: 'feedback.json', path: `/v1/channels/${id}/feedback`, paged: true },
    ]),
  cards: {
    CandidatesScreened: Screened,
    ProposalDrafted: Drafted,
    ProposalAdjusted: Adjusted,
    RoundStarted: Round,
    RoundClosed: Tally,
    FeedbackRecorded: Feedback,
    ParticipantWithdrawn: Withdrawn,
    ReplacementInvited: Invited,
  },
  pictures: { stances: StanceMatrix, ledger: LedgerPicture },
};
