/** What the samples are about. */
export const TOPICS = { en: 'Where does the office move?', zh: '办公室搬到哪里？' } as const;
