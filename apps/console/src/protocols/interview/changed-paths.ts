import type { InterviewState } from '@parley/client';

/** The state as paths and values: `pain_points.1`, `user_profile.team size`. */
export function valuesOf({ pain_points, ...rest }: InterviewState): Map<string, string> {
  return new Map([
    ...Object.entries(rest).flatMap(([part, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([name, text]) => [`${part}.${name}`, text] as const)
        : [[part, String(value)] as const],
    ),
    // A pain point is its own name: one that is taken out moves the others, and changes none of them.
    ...pain_points.map((text) => [`pain_points.${text}`, text] as const),
  ]);
}

/** What is there now and was not, or was something else. */
export function changedPaths(before: InterviewState, now: InterviewState): ReadonlySet<string> {
  const old = valuesOf(before);
  return new Set([...valuesOf(now)].filter(([path, value]) => old.get(path) !== value).map(([path]) => path));
}
