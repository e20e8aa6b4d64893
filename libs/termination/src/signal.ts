import type { Assessment, SignalTermination } from '@parley/contracts';

/**
 * What the monitor asks for after a check: the verdict, and the condition that it rests on with its figures.
 * @param check_id of whoever waits for the check; undefined where nobody does
 */
export function signalOf(assessment: Assessment, check_id: string | undefined): SignalTermination {
  const { verdict, reason, findings } = assessment;
  const near = findings.find(({ status }) => status !== 'clear');
  const headline =
    verdict === 'continue' ? undefined : (findings.find(({ condition }) => condition === reason) ?? near);
  return {
    // Doubt is answered where somebody waits for it; else it is only a warning.
    verdict: verdict === 'doubt' && check_id === undefined ? 'warn' : verdict,
    condition: headline?.condition ?? '',
    measured: headline?.measured ?? 0,
    limit: headline?.limit ?? 0,
    ...(check_id !== undefined && { check_id }),
    assessment,
  };
}
