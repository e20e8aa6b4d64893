import type { OpenInterviewDto } from '@parley/client';

/** What the form holds: texts as they are typed. */
export interface Draft {
  topic: string;
  goal: string;
  name: string;
  rehearsal: boolean;
}

export const draftOf = ({ topic, goal = '', user }: OpenInterviewDto): Draft => ({
  topic,
  goal: goal.trim(),
  name: user?.name ?? '',
  rehearsal: true,
});

/** What is sent. The example's script goes with it as long as its subject is as it was; who asks and who writes stay as they are. */
export function bodyOf(draft: Draft, example: OpenInterviewDto): OpenInterviewDto {
  const { script, user: _user, ...rest } = example;
  const before = draftOf(example);
  const isExample = draft.topic === before.topic && draft.goal === before.goal;
  const [goal, name] = [draft.goal.trim(), draft.name.trim()];
  return {
    ...rest,
    topic: draft.topic.trim(),
    goal: goal || draft.topic.trim(),
    ...(name && { user: { name } }),
    ...(isExample && script && { script }),
    rehearsal: draft.rehearsal,
  };
}
