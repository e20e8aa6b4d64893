import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Nearly as small as it gets, in less than half of the time. */
const QUALITY = 10;

/** Beside each script and sheet the same one compressed: the server sends it as it is. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    async writeBundle({ dir }, files) {
      const names = Object.keys(files).filter((name) => /\.(?:js|css)$/u.test(name));
      await Promise.all(
        names.map(async (name) => {
          const content = await readFile(join(dir!, name));
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          await writeFile(join(dir!, `${name}.br`), await compress(content, { params }));
        }),
      );
    },
  };
}
