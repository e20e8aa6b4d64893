/** What the terminal says of channels whose protocol it does not know. */
export const anyProtocol = {
  success: 'reached',
  silence: 'as the protocol has it',
  /** Behind the protocol's name, where a channel begins. */
  unknown: (protocol: string) => `The protocol ${protocol} is not known here: what happens is shown as it is recorded.`,
};
