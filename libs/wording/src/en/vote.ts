/** What is said of a blind vote before anybody votes, wherever one votes (ADR 62). */
export const vote = {
  rules: {
    plurality: 'one choice, the most votes',
    approval: 'all you can live with, the most approvals',
    ranked: 'ranked, the best first (Schulze)',
    consent: 'stands unless somebody objects',
  },
  ties: {
    stand: 'a tie stays one',
    first_listed: 'a tie goes to the option listed first',
    lot: 'a tie is settled by lot',
  },
  quorum: (ballots: number) => `needs ${ballots} ballots`,
  blind: 'nobody sees a ballot before all are revealed',
  isAbsent: 'is absent',
  abstains: 'abstention',
  revealed: 'All ballots',
};
