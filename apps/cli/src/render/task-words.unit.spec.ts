import { contractSchema } from '@parley/contracts';
import { expect, it } from 'vitest';
import { taskText } from './task-words.js';

it('each task of the log has words in both languages, and its name stands in none (N6)', () => {
  const { properties } = contractSchema('FacilitationRequested') as unknown as {
    properties: { task: { enum: string[] } };
  };
  expect(properties.task.enum).toContain('analyse');
  for (const task of properties.task.enum) {
    expect(taskText('en', task)).not.toBe(task);
    expect(taskText('zh', task)).toMatch(/^[\p{Script=Han}]+$/u);
  }
});
