/** Why a model gave nothing, and what somebody has to do before it is of use to ask again, by the code that the log has. */
export const failures = {
  /** The message is English, and has the provider's own words. */
  said: (_code: string, message: string): string => message,
  /** The rest mostly quotes an answer that nobody else may see. */
  sealed: (code: string) => `${code}; more is not shown: it may quote a sealed answer`,
  ofAgent: (host: string, _code: string, message: string): string => `the agent at ${host}: ${message}`,
  todo: {
    bad_key: 'Set another key, start Parley again, then continue the channel.',
    unknown_model:
      'Choose a model that the server has (parley doctor lists them), start Parley again, then continue the channel.',
    no_credit: 'Add credit to the account, then continue the channel.',
    spend_limit: 'Raise the limit of the account, then continue the channel.',
    context_exceeded:
      'Give the model a larger window (parley doctor says how) or choose another, then continue the channel.',
    card_changed:
      'Ask whose agent it is, and agree to the new card if it may stay (parley agree-card, with the hash): the channel then goes on.',
    card_unusable: 'Whose agent it is has to mend its card; then continue the channel.',
    address_refused:
      'A host in your own network has to be named in PARLEY_EGRESS_HOSTS, an agent has to be where its address says; then continue the channel.',
    auth_required: 'Put its token into PARLEY_A2A_TOKENS_FILE, start Parley again, then continue the channel.',
    input_required: 'Whose agent it is has to have it answer at once; then continue the channel.',
  },
  mended: (failure: string, todo: string) => `${failure}. ${todo}`.trim(),
};
