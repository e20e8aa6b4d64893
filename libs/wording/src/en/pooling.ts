/** What terminal and page both say where members are asked for what they alone know. */
export const pooling = {
  first: 'Say first what you alone may know; then ask what others may.',
  asks: (id: string, whom: string) => (whom ? `${id}, to ${whom}` : `${id}, to anybody`),
  answers: (ids: string) => `answers ${ids}`,
  open: 'Open, for you to answer',
  yourQuestion: 'What you need to know and others may know',
  whom: 'Who may know it',
};
