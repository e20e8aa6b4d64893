// For which processor the programs of a folder are: what an image for another one is checked by.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** Names of ELF's e_machine, as Docker has them. */
const MACHINES = new Map([
  [62, 'amd64'],
  [183, 'arm64'],
]);

/** Programs and libraries of a folder, and what is below it, by the processor that they are for (ELF, e_machine at byte 18). */
export function programsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const head = headOf(file);
      if (head.length < 20 || head.readUInt32BE(0) !== 0x7f454c46) return [];
      const machine = head[5] === 2 ? head.readUInt16BE(18) : head.readUInt16LE(18);
      return [{ file, processor: MACHINES.get(machine) ?? `e_machine ${machine}` }];
    });
}

function headOf(file) {
  const opened = openSync(file);
  try {
    const head = Buffer.alloc(20);
    return head.subarray(0, readSync(opened, head, 0, 20, 0));
  } finally {
    closeSync(opened);
  }
}
