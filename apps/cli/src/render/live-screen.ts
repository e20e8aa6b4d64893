/** A line that is drawn, and taken away. */
export interface LiveScreen {
  readonly columns: number;
  show(line: string): void;
  wipe(): void;
}

/** The last line of a terminal. */
export const lastLineOf = (screen: Pick<NodeJS.WriteStream, 'write' | 'columns'>): LiveScreen => ({
  get columns() {
    return screen.columns;
  },
  show: (line) => void screen.write(line),
  wipe: () => void screen.write('\r\u001B[2K'),
});
