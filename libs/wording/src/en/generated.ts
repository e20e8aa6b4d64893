type Author = 'ai' | 'script' | 'people';

const authors = {
  ai: (models: readonly string[]) =>
    models.length ? `AI agents (${models.length > 1 ? 'models' : 'model'}: ${models.join(', ')})` : 'AI agents',
  script: () => 'scripts of a rehearsal (no AI model)',
  people: () => 'people',
};

/** Authors: who wrote a text, for people who read it (Article 50 of the AI Act). */
export const generated = {
  /** Behind the name of a seat that an AI agent has. */
  ai: 'AI',
  aiSeat: 'Written by an AI agent',
  /** What was played by scripts: true also where people and agents elsewhere spoke in it. */
  rehearsal: 'A rehearsal: scripts played Parley’s own agents, and it asked no language model.',
  /** @param by in this order: AI agents, scripts, people */
  line: (by: readonly Author[], models: readonly string[]): string => {
    if (!by.length) return 'Nobody has written anything here yet.';
    const all = by.map((author) => authors[author](models));
    const who = `${all.slice(0, -1).join(', ')}${all.length > 1 ? ' and ' : ''}${all.at(-1)}`;
    return `${by.includes('ai') ? 'AI-generated content. ' : ''}What is said here was written by ${who}.`;
  },
};
