import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { newRunFolder } from './run-folder.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds the folders of all tests; gone after the run. */
    folder: string;
  }
}

/** One folder for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await newRunFolder();
  project.provide('folder', folder);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
