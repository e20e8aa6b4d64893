import type { Terminal } from '../../terminal.js';
import { whatIf as shared } from '../what-if.js';

/** What is said of channels under other rules of ending. */
export const whatIf = ({ command }: Terminal) => ({
  ...shared,
  head: ['channel', 'would have ended', 'turns saved', 'money saved', 'outcome', 'topic'],
  verdict: {
    same: 'where it did',
    later: 'later than it did',
    not_yet: 'not yet',
    announced: 'announced only',
  },
  /** @param turns contributions by then @param of those that there were */
  earlier: (turns: number, of: number) => `after ${turns} of ${of} turns`,
  outcome: { same: 'the final one', other: 'another', none: '' },
  /** @param place an event of the channel, and its position in the log */
  stopped: (condition: string, measured: string, limit: string, place: string) =>
    `These rules would have ended it earlier: ${condition}, ${measured} of ${limit}, after ${place}.`,
  total: (earlier: number, channels: number, turns: number, money: string, same: number) =>
    `${earlier} of ${channels} channels would have ended earlier: ${turns} turns and ${money} saved; in ${same} of them with the final outcome.`,
  look: (how: string) => `How it stood then: ${how}`,
  oneOf: () => `name a channel or an exported file; or all: ${command`whatif --all --termination FILE`}`,
});
