/** What terminal and page both say of a board whose agents are all played by one model. */
export const oneModel = {
  is: (seats: number, model: string | undefined) =>
    `${seats === 2 ? 'Both' : `All ${seats}`} agents run one model${model === undefined ? '' : `, ${model}`}: they tend to know and to miss the same.`,
  atTerminal: 'Different ones: --diverse, or model: of a seat in the file.',
  onPage: 'Different ones: parley board --diverse, or model of a seat in a file or over REST.',
};
