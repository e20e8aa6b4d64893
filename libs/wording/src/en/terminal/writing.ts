import type { Terminal } from '../../terminal.js';

/** What is said around a turn that is written. */
export const writing = ({ command }: Terminal) => ({
  /** Above a form, as comments. */
  howTo: [
    'Fill in below what you have to say; leave blank what there is nothing to say of. An item of a list is written by taking away the # before it.',
    'Lines that begin with # are not sent. Save and close to send it; without a change nothing is sent.',
  ],
  notSent: (reason: string) => `Not sent: ${reason}`,
  kept: (file: string) => `What you wrote is kept in ${file}`,
  unchanged: (file: string) => `nothing was changed, and nothing was sent; it is kept in ${file}`,
  editorFailed: (editor: string, file: string) =>
    `${editor} did not end well: nothing was sent; what you wrote is kept in ${file}`,
  /** Said where a turn is over, or another's. */
  nobodyAsked: (channel: string) => `nobody is asked for anything to write in ${channel}`,
  severalAsked: (names: readonly string[], channel: string) =>
    `several are asked: ${names.join(', ')}; say who writes: ${command`write ${channel} ${names[0] ?? ''}`}`,
  noForm: (how: string) => `a line says it all: ${how}`,
  noInput: (channel: string) =>
    `--no-input waits for nobody: write a file, and send it by ${command`write ${channel} --file FILE`}`,
  nothingRead: (channel: string) =>
    `there is no editor (VISUAL, EDITOR) and nothing to read: ${command`write ${channel} --template`} says what may be written, ${command`write ${channel} --file FILE`} sends it`,
  /** Here the services run in the same process. */
  elsewhere: (channel: string, name: string | undefined) =>
    `write it in another terminal, while this one goes on: ${name === undefined ? command`write ${channel}` : command`write ${channel} ${name}`}`,
  listed: '  an item a line; an empty line ends them',
  sent: (name: string) => `${name}: it is sent.`,
  ended: 'the input has ended: nothing was sent',
  yes: /^(?:y|yes|true)$/iu,
});
