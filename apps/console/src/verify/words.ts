import type { Words } from '../words/words.js';

/** What the page says on which an exported file is verified; under the namespace `verify`. */
export const verifyWords: Words = {
  en: {
    title: 'Verify an export',
    about:
      'Every event of a deliberation carries a hash over what it says and over the hash before it. Choose a file from “Download” or from “parley export”: it is checked in this browser alone, and is sent nowhere.',
    file: 'Exported file',
    drop: 'A .jsonl file; it can also be dropped anywhere on this page.',
    choose: 'Choose a file',
    checking: 'Checking …',
    holds: '{{name}}: the hash chain holds, and nothing is missing',
    channel: 'Channel',
    events: 'Events',
    head: 'Hash of the last event',
    shows:
      'No event was changed, taken out, added or moved after this file’s hashes were made. Whoever can write a whole file can also make its hashes anew: compare the last hash with one that you got another way.',
    broken: '{{name}} does not hold',
    line: 'Line {{line}} of the file:',
    fault: {
      not_an_export: 'This is not an export: it has one event in JSON a line, and this line is none.',
      cut: 'The file was cut off: its last line ends in the middle.',
      no_events: 'There are no events in it.',
      missing: 'Events {{from}} to {{to}} are missing.',
      missingOne: 'Event {{from}} is missing.',
      misplaced: 'Event {{version}} stands where event {{expected}} should be.',
      changed: 'Event {{version}} ({{type}}) is not as it was recorded: it was changed, or one before it.',
      no_manifest:
        'The {{events}} events fit together, but the last line is missing, which says that these are all: the file may have been cut off.',
      not_whole:
        'Events are missing at its end, or its last line is of another file. It says {{saidEvents}} events of {{saidChannel}} up to {{saidHead}}; there are {{events}} of {{channel}} up to {{head}}.',
    },
  },
  zh: {
    title: '验证导出文件',
    about:
      '协商中的每个事件都带有一个哈希，覆盖它自身的内容和前一个事件的哈希。请选择通过“下载”或 parley export 得到的文件：验证只在本浏览器中进行，文件不会发送到任何地方。',
    file: '导出的文件',
    drop: '.jsonl 文件，也可以拖放到本页任意位置。',
    choose: '选择文件',
    checking: '正在验证……',
    holds: '{{name}}：哈希链完整，没有缺失',
    channel: '频道',
    events: '事件数',
    head: '最后一个事件的哈希',
    shows:
      '自本文件的哈希生成以来，没有任何事件被修改、删除、添加或移动。但能重写整个文件的人也能重新生成哈希：请将最后的哈希与你从其他途径得到的哈希比对。',
    broken: '{{name}} 未通过验证',
    line: '文件第 {{line}} 行：',
    fault: {
      not_an_export: '这不是导出文件：导出文件每行是一个 JSON 事件，而这一行不是。',
      cut: '文件被截断：最后一行不完整。',
      no_events: '文件里没有事件。',
      missing: '缺少第 {{from}} 到第 {{to}} 个事件。',
      missingOne: '缺少第 {{from}} 个事件。',
      misplaced: '第 {{expected}} 个事件的位置上是第 {{version}} 个事件。',
      changed: '第 {{version}} 个事件（{{type}}）与记录时不同：它或它之前的事件被修改过。',
      no_manifest: '这 {{events}} 个事件前后相符，但缺少表明“到此为止”的最后一行：文件可能被截断了。',
      not_whole:
        '末尾缺少事件，或最后一行属于另一个文件。它写明 {{saidChannel}} 共 {{saidEvents}} 个事件，直到 {{saidHead}}；实际是 {{channel}} 的 {{events}} 个，直到 {{head}}。',
    },
  },
};
