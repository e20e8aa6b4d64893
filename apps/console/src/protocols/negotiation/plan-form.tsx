import { Checkbox, Stack, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { useWords } from '../../words/use-words.js';
import type { Asked, Draft } from './answer-body.js';
import { ChangeLine } from './plan-list.js';

/** Every plan that was proposed on the way, to be ticked where one could accept it (N4). */
export function PlanForm({ asked, draft, set }: { asked: Asked; draft: Draft; set(draft: Draft): void }) {
  const t = useWords().negotiation.plans;
  if (!asked.plans?.length) return null;
  const nameOf = (id: string) => ownProperty(asked.names ?? {}, id) ?? id;
  const toggle = (plan: string) =>
    set({
      ...draft,
      plans: draft.plans.includes(plan) ? draft.plans.filter((one) => one !== plan) : [...draft.plans, plan],
    });
  return (
    <Stack gap={4} role="group" aria-label={t.title}>
      <Text size="sm" fw={600}>
        {t.title}
      </Text>
      <Text size="sm">{t.ask}</Text>
      {asked.plans.map(({ plan, changes }) => (
        <Checkbox
          key={plan}
          checked={draft.plans.includes(plan)}
          onChange={() => toggle(plan)}
          label={
            <>
              <b>{plan}</b>{' '}
              {changes.map((change) => (
                <ChangeLine key={change.path} change={change} nameOf={nameOf} />
              ))}
            </>
          }
        />
      ))}
    </Stack>
  );
}
