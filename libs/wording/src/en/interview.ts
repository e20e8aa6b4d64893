export const interview = {
  /** The six documents by name (I6). */
  titles: {
    DOC_01: 'Problem and users',
    DOC_02: 'Requirements',
    DOC_03: 'Solution outline',
    DOC_04: 'Architecture',
    DOC_05: 'Plan',
    DOC_06: 'Risks',
  },
};
