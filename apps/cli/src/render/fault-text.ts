import type { ExportFault, Manifest } from '@parley/contracts';
import { plainLine } from '@parley/untrusted';
import { spokenWords } from '../words.js';

/** What is wrong with what was checked, and where. */
export function faultText(what: string, fault: ExportFault): string {
  const words = spokenWords().errors;
  const about = (text: string) => what + words.colon + text;
  const broken = (version: number, why: string) => about(words.chainBreaks(version) + words.colon + why);
  switch (fault.kind) {
    case 'not_an_export':
      return words.noExport(what, fault.line, fault.cut);
    case 'no_events':
      return about(words.noEvents);
    case 'missing':
      return broken(fault.from, words.missing(fault.from, fault.to));
    case 'misplaced':
      return broken(fault.expected, words.misplaced(fault.version));
    case 'changed':
      return broken(fault.version, words.changed(plainLine(String(fault.type))));
    case 'position':
      return broken(fault.version, words.movedInLog(fault.position, fault.after));
    case 'input':
      return broken(fault.version, words.inputChanged(fault.version));
    case 'copy':
      return broken(fault.version, words.copyChanged(fault.version));
    case 'no_manifest':
      return about(words.lastLineMissing(fault.events));
    case 'not_whole':
      return about(words.otherEnd(plainManifest(fault.said), plainManifest(fault.found)));
  }
}

const plainManifest = ({ channel_id, head, ...rest }: Manifest): Manifest => ({
  ...rest,
  channel_id: plainLine(channel_id),
  head: plainLine(head),
});
