/** What terminal and page both say of it. */
export const roundTable = {
  title: 'Round table',
};
