import { schemaErrors } from '@parley/contracts';
import { expect } from 'vitest';

/** The files that every version has (W9). */
export const PLAN_FILES = ['planning_report.md', 'planning.ai.json', 'planning_transcript.jsonl'];

/** Checks every file against its published schema. */
export async function parsePlanFiles(files: Record<string, string>, schemaOf: (name: string) => Promise<object>) {
  const [planning, line] = await Promise.all(['planning', 'transcript-line'].map(schemaOf));
  const checked = (schema: object | undefined, text: string): unknown => {
    const value: unknown = JSON.parse(text);
    expect(schemaErrors(schema!, value)).toEqual([]);
    return value;
  };
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith('.json') || PLAN_FILES.includes(file)) continue;
    const { kind } = JSON.parse(text) as { kind: string };
    checked(await schemaOf(kind === 'general' ? 'document' : kind), text);
  }
  return {
    report: files['planning_report.md']!,
    planning: checked(planning, files['planning.ai.json']!),
    transcript: files['planning_transcript.jsonl']!.trim()
      .split('\n')
      .map((text) => checked(line, text) as { phase: string; actor: string }),
  };
}
