/** A number of things. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What an audit of a channel says, wherever people read of it. */
export const audit = {
  checked: (verdicts: number, prompts: number) =>
    `as they were: ${counted(verdicts, 'verdict')} of the monitor, ${counted(prompts, 'prompt')}`,
  copies: (parent: string, version: number, hash: string) =>
    `a fork: what it has up to version ${version} is, to the letter, what channel ${parent} had when its hash was ${hash}`,
  unrecorded: (count: number) =>
    `input not recorded: what ${counted(count, 'command')} asked for is not in the record, which names no rules: it is from before inputs were kept, or they were taken away. That cannot be decided again`,
  erased: (count: number) =>
    `erased: what ${counted(count, 'command')} said was erased, by an event of the record. That cannot be decided again`,
  restingOnErased: (count: number) =>
    `erased: ${counted(count, 'decision, verdict or prompt', 'decisions, verdicts or prompts')} came from words that were erased, and cannot be made anew`,
  unlike: (count: number) =>
    `${counted(count, 'prompt')} cannot be made anew to the letter: other rules worded ${count === 1 ? 'it' : 'them'}, or tools were offered that nobody used`,
  rules: (then: string, now: string) =>
    then === now ? `rules: ${now}, then and now` : `rules: then ${then}, now ${now}`,
  notNamed: 'not named',
  sameRules:
    'The rules are the same: the record was changed, or what is decided is not a function of what is recorded.',
  otherRules:
    'The rules are others than then: audit with the release that decided, to tell a change of rules from one of the record.',
  kind: {
    events: 'The command gives another event.',
    refused: 'The rules refuse the command.',
    input: 'What the command asked for is not there, or is not what its hash is of.',
    copy: 'What is said to be a copy of another channel’s event is not what the hash there is of.',
    envelope: 'What stands around the event is not what its command gives.',
    verdict: 'The monitor comes to another verdict, or to other figures.',
    prompt: 'The prompt that is made anew has another hash.',
    failed: 'The rules break down over it: nothing that they made can lead there.',
  },
  nothing: 'nothing',
  open: 'The channel is open at its end: that later events were cut off does not show without a checkpoint that you hold.',
  notShown:
    'What this does not show: that a model really said it, that the clock was right, that an input never reached the log, or that nobody wrote a whole record anew.',
};
