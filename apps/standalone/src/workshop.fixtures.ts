/** Three of the default roles, whose scripts take three rounds and ask the user once. */
export const offlineMode = {
  requirement: 'The app should work offline.',
  roles: [
    {
      name: 'ProductPlanner',
      script: [
        {
          turn: 1,
          speech: {
            analysis: 'People read on the train.',
            questions: [{ text: 'Which data must be there offline?', assumption: 'The last week.' }],
            entries: [
              { text: 'Articles can be read offline.', resolves: ['issue-1'], reason: 'It is what was asked.' },
            ],
          },
        },
        {
          turn: 2,
          speech: {
            analysis: 'A limit is needed.',
            stances: [{ issue_id: 'issue-2', stance: 'agree', statement: 'A limit is fine.' }],
            entries: [{ text: 'The cache is limited to 1 GB.', resolves: ['issue-2'], reason: 'Phones are small.' }],
          },
        },
        {
          turn: 3,
          speech: {
            analysis: 'Less is enough.',
            entries: [{ text: 'The cache is limited to 200 MB.', resolves: ['issue-2'], reason: 'A week fits.' }],
          },
        },
      ],
    },
    {
      name: 'SystemDesigner',
      script: [
        { turn: 1, speech: { analysis: 'A cache it is.', new_issues: ['How big may the cache be?'] } },
        {
          turn: 2,
          speech: {
            analysis: 'That is too much.',
            entry_stances: [{ entry_id: 'entry-2', stance: 'object', reason: 'Old phones have 2 GB.' }],
          },
        },
      ],
    },
    { name: 'TestPlanner', script: [{ turn: 1, speech: { analysis: 'I test without a network.' } }] },
  ],
  config: { max_rounds: 5 },
};
