/** What is said of it in more than one place. */
export const workshop = {
  /** Why an entry came off the table. */
  lapsed: {
    issues_settled: 'off the table: its issue is settled',
    superseded_meanwhile: 'off the table: what it would replace is replaced',
    rival_stands: 'off the table: its rival is in the draft',
    workshop_ended: 'not agreed on',
    merged: 'says the same as another, which stands for both',
  },
  /** What roles write, by kind (W9). */
  documents: {
    product_plan: 'Product plan',
    system_design: 'System design',
    dev_plan: 'Development plan',
    test_plan: 'Test plan',
    risk_assessment: 'Risk assessment',
  },
};
