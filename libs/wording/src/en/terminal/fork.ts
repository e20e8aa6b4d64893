/** What is said where a channel is forked. */
export const fork = {
  opened: (fork: string, parent: string, version: number) => `${fork} goes on from version ${version} of ${parent}`,
  /** On the error stream, for people. */
  next: (follow: string, compare: string) => `follow it: ${follow}; beside its parent: ${compare}`,
  settable: (setting: string, all: readonly string[]) =>
    `--set ${setting} cannot be: write NAME=VALUE; what can be set: ${all.join(', ')}`,
};
