import type { InterviewDocument } from '@parley/contracts';
import type { DocumentId } from '../state.js';

/** One of each document, each with a statement that tries to be more than text. */
export const DOCUMENTS: Record<DocumentId, InterviewDocument> = {
  DOC_01: {
    ...{ summary: 'A club plans its evenings by mail.', changes: '' },
    problem_and_users: {
      problem: [{ text: 'Two evenings a week go into mails.', turns: [2, 5] }],
      users: [{ text: 'The keeper of the calendar <script>alert(1)</script>', turns: [1] }],
      today: [],
      success: [{ text: 'Nobody misses a date.', turns: [4] }],
    },
  },
  DOC_02: {
    ...{ summary: 'What is wanted.', changes: 'Reminders are new.' },
    requirements: {
      functional: [
        { text: 'A change is seen within a minute.', acceptance: 'Ten tries.', priority: 'must', turns: [3] },
      ],
      quality: [{ text: 'It costs nothing.', acceptance: 'The bill is 0.', priority: 'should', turns: [2] }],
      constraints: [{ text: 'No new accounts.', turns: [3] }],
      out_of_scope: [{ text: 'Payments.', turns: [3] }],
    },
  },
  DOC_03: {
    ...{ summary: 'A shared calendar.', changes: '' },
    solution_outline: {
      approach: [{ text: 'One calendar that all can read.', turns: [2] }],
      journey: [{ text: 'A member opens the link.', turns: [2] }],
      alternatives: [{ option: 'A mailing list', why_not: 'It is what they have.', turns: [1] }],
    },
  },
  DOC_04: {
    ...{ summary: 'Three parts.', changes: '' },
    architecture: {
      components: [{ name: 'calendar store', responsibility: 'Keeps the dates.', turns: [2] }],
      data: [{ text: 'Dates and names.', turns: [2] }],
      interfaces: [{ text: 'A feed that phones read.', turns: [4] }],
      decisions: [{ text: 'No database of its own.', turns: [3] }],
    },
  },
  DOC_05: {
    ...{ summary: 'Two steps.', changes: '' },
    plan: {
      milestones: [{ title: 'Calendar', outcome: 'Dates can be read.', effort: 'one week', turns: [2] }],
      prerequisites: [{ text: 'Somebody keeps it.', turns: [1] }],
    },
  },
  DOC_06: {
    ...{ summary: 'Nobody may look.', changes: '' },
    risks: {
      risks: [{ risk: 'Nobody looks.', likelihood: 'medium', impact: 'high', mitigation: 'Reminders.', turns: [4] }],
      assumptions: [{ text: 'Everybody has a phone.', turns: [4] }],
      open_questions: [{ text: 'Who pays?', turns: [3] }],
    },
  },
};
