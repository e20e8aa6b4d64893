import usual from '../vitest.config.js';

const include = ['guide.pictures', 'console.e2e.spec', 'pictures.e2e.spec', 'planning.e2e.spec'];

/** Runs what takes pictures, and nothing else. */
export default { ...usual, test: { ...usual.test, include: include.map((name) => `test/console/${name}.ts`) } };
