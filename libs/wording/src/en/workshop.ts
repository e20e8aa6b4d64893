/** What terminal and page both say of it. */
export const workshop = {
  /** Why an entry came off the table. */
  lapsed: {
    issues_settled: 'off the table: its issue is settled',
    superseded_meanwhile: 'off the table: what it would replace is replaced',
    rival_stands: 'off the table: its rival is in the draft',
    workshop_ended: 'not agreed on',
    merged: 'says the same as another, which stands for both',
  },
};
