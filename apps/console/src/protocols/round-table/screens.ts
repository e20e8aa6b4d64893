import type { Screens } from '../protocol.js';
import { Answer } from './answer.js';
import { Contribution } from './contribution-card.js';
import { Judged, Picked, Round, Skipped } from './notice-cards.js';
import { MirrorPicture } from './mirror-picture.js';
import { Panel } from './panel.js';
import { Summary } from './summary-card.js';
import { StanceMatrix } from './stance-matrix.js';

export const screens: Screens = {
  Panel,
  Answer,
  files: ({ channel_id: id }) => Promise.resolve([{ name: 'summaries.json', path: `/v1/channels/${id}/summaries` }]),
  cards: {
    RoundStarted: Round,
    SpeakersSelected: Picked,
    ContributionMade: Contribution,
    TurnSkipped: Skipped,
    RoundSummarised: Summary,
    AgreementJudged: Judged,
  },
  pictures: { stances: StanceMatrix, mirror: MirrorPicture },
};
