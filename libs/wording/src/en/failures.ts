/** Why a model gave nothing, and what somebody has to do before it is of use to ask again, by the code that the log has. */
export const failures = {
  /** The message is English, and has the provider's own words. */
  said: (_code: string, message: string): string => message,
  todo: {
    bad_key: 'Set another key, start Parley again, then continue the channel.',
    unknown_model:
      'Choose a model that the server has (parley doctor lists them), start Parley again, then continue the channel.',
    no_credit: 'Add credit to the account, then continue the channel.',
    spend_limit: 'Raise the limit of the account, then continue the channel.',
    context_exceeded:
      'Give the model a larger window (parley doctor says how) or choose another, then continue the channel.',
  },
  mended: (failure: string, todo: string) => `${failure}. ${todo}`.trim(),
};
