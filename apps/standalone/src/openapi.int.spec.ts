import { getMetadataStorage } from 'class-validator';
import request from 'supertest';
import { expect, it } from 'vitest';
import { startStack } from './rest.fixtures.js';

const twice = (names: string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** One process documents both services: of two classes of one name one would stand for both. */
it('no two DTOs have one name', () => {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<{ name: string }, unknown>;
  };
  const names = [...validationMetadatas.keys()].map(({ name }) => name).filter((name) => name.endsWith('Dto'));
  expect(names).toContain('KnowledgeDocumentDto');
  expect(names).toContain('PlanDocumentDto');
  expect(twice(names)).toEqual([]);
});

it('no two operations of the API page have one id', async () => {
  const parley = await startStack();
  const { body } = await request(parley.url).get('/docs-json').expect(200);
  await parley.close();
  const paths = Object.values((body as { paths: Record<string, Record<string, { operationId: string }>> }).paths);
  const ids = paths.flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(ids.length).toBeGreaterThan(30);
  expect(twice(ids)).toEqual([]);
});
