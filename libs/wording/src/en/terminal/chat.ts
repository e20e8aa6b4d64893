/** What a chat says where nothing is going on. */
export const chat = {
  welcome:
    'Begin with @team TASK, @board TOPIC, /plan REQUIREMENT, /negotiate DEMAND or /interview TOPIC; /help says what else there is.',
  nothingHere:
    'Nothing is going on here; begin with @team TASK, @board TOPIC, /plan REQUIREMENT, /negotiate DEMAND or /interview TOPIC.',
  usage: (how: string) => `usage: ${how}`,
  commands: {
    '/help': 'what there is; in a deliberation, what there is in it',
    '[E]': 'ends the chat; exit and bye do too',
  } as Record<string, string>,
};
