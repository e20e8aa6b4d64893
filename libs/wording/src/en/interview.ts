import { terms } from './terms.js';
export const interview = {
  /** The six documents by name (I6). */
  titles: {
    DOC_01: 'Problem and users',
    DOC_02: 'Requirements',
    DOC_03: 'Solution outline',
    DOC_04: 'Architecture',
    DOC_05: terms.plan,
    DOC_06: 'Risks',
  },
  title: 'Interview',
  interrupted: 'interrupted',
  held: {
    syncing: 'syncing thoughts…',
    thinking_deeply: 'thinking deeply…',
  },
  agents: {
    None: 'nobody',
    Analyst: 'Analyst',
    Judge: 'Judge',
    Summary: 'Summary',
    Monitor: 'Monitor',
  },
  goal: 'What it is to find out',
  statuses: {
    Profiling: 'Profiling',
    DeepDive: 'Deep dive',
    Solutioning: 'Solutioning',
    Completed: 'Completed',
  },
  areas: {
    who: 'who you are',
    pain: 'what troubles you',
    context: 'how it is done today',
    constraints: 'constraints',
    success: 'what success is',
  },
};
