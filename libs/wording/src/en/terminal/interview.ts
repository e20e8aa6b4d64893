import type { Language } from '../../language.js';
import type { Terminal } from '../../terminal.js';
import { terms } from '../terms.js';
import { interview as interviewTerms } from '../interview.js';

/** What the terminal says of an interview. */
export const interview = ({ command }: Terminal) => ({
  language: 'en' as Language,
  interview: interviewTerms.title,
  success: 'DOCUMENTS DELIVERED',
  partial: 'DOCUMENTS DELIVERED IN PART',
  roles: { interviewer: 'asks', architect: 'writes the documents' },
  /** What stands between a name and what is said. */
  colon: terms.colon,
  prompt: 'You: ',
  areas: interviewTerms.areas,
  statuses: interviewTerms.statuses,
  asksNext: (area: string) => `asks next about: ${area}`,
  held: interviewTerms.held,
  agents: interviewTerms.agents,
  wentOn: (agent: string, why: string) => `goes on without the ${agent}: ${why}`,
  by: { analyst: interviewTerms.agents.Analyst, judge: interviewTerms.agents.Judge, rules: 'Parley' },
  notice: 'to the Interviewer',
  approves: 'approves',
  leaves: 'changes no status',
  facts: (added: number, changed: number) => `${added} new, ${changed} changed`,
  remembered: (from: number, through: number, points: number) =>
    `turns ${from} to ${through} are remembered in ${points} points; word for word they stay in the log`,
  brokeIn: 'you broke in',
  interrupted: interviewTerms.interrupted,
  takenBack: 'takes that back',
  /** Above what somebody thinks. */
  thinksAloud: terms.thinksAloud,
  writes: (documents: string, version: number) => `writes ${documents} (version ${version}); the talk goes on`,
  missed: 'could not be written',
  delivered: (documents: string, channel: string) => `${documents} are there: ${command`documents ${channel}`}`,
  missing: (documents: string) => `not written: ${documents}`,
  summary: terms.closingSummary,
  open: terms.open,
  saved: (folder: string) => `saved in ${folder}`,
  stoodAt: (status: string, score: number) => `it stands at: ${status}, ${score}/100`,
  waits: (messages: number) =>
    `${messages} message${messages === 1 ? '' : 's'} of yours wait${messages === 1 ? 's' : ''}`,
  /** What silence comes to at the deadline: the user's, and of who asks or writes. */
  silence: { say: 'it ends with what is known', work: 'it goes on without it' },
  /** How the user's turn is typed. */
  typing: 'what you want to say',
  resume: (channel: string) => `the interview stays open; go on: ${command`interview --resume ${channel}`}`,
  over: (channel: string) =>
    `the interview is over; read it: ${command`show ${channel}`} | ${command`documents ${channel}`}`,
  /** What an interview that is over cannot do is not advised. */
  noDocuments: {
    open: 'no documents yet; /deliver has them written with what is known',
    closed: 'no documents were written, and the interview is over',
  },
  noDocument: (document: string) => `there is no ${document} yet`,
  help: [
    'What you type is said to the Interviewer; what you type early waits in its order.',
    '  Enter        while it speaks: breaks in; what you typed is said next',
    '  Ctrl-C       while it speaks: breaks in; else you leave, and the interview stays open',
    '  /state       what is known of you so far',
    '  /documents   the documents; /doc DOC_03 shows one',
    '  /deliver [DOC_03 …] [what is to change]   have them written',
    '  /end         ends it, as words like “bye” do',
  ].join('\n'),
  state: {
    session: 'session',
    status: 'status',
    turns: 'turns read',
    score: 'completeness',
    updated: 'last updated',
    profile: 'profile',
    pains: 'pain points',
    constraints: 'constraints',
    missing: 'missing',
  },
  documentHead: ['document', 'title', 'version'] as [string, string, string],
  changed: terms.reworded,
  same: 'nothing changed',
  /** The inbox's words: what a turn is, and who said what. */
  work: { say: 'the Interviewer waits for you', answer: 'an answer to the user', write: terms.aDocument },
  speaker: { user: 'user', interviewer: 'interviewer' },
});
