import { idFrom } from '@parley/contracts';
import { escaped, plainLine, plainText, storable, uncleanJson } from '@parley/untrusted';
import { isBareObjection, namedEntries, typedStances, deniesConsent } from '@parley/termination';
import { wrap } from '../../apps/cli/src/render/wrap.js';
import { queryTerms, segmented } from '../../libs/knowledge/src/segment.js';
import { split } from '../../libs/knowledge/src/split.js';
import { jsonWithin } from '../../libs/llm/src/json-within.js';
import { parseOutput } from '../../libs/llm/src/output.js';
import { SpokenThoughts } from '../../libs/llm/src/spoken-thoughts.js';
import { SpokenText } from '../../libs/messaging/src/live/spoken-text.js';
import { ownCommands as deliver } from '../../libs/protocols/src/interview/rules/delivery.js';
import { fewWords } from '../../libs/protocols/src/interview/tasks/answer.js';
import { isAsAsked } from '../../libs/protocols/src/negotiation/rules/requested-change.js';
import { unanimityClaimedIn } from '../../libs/protocols/src/shared/consent/unanimity.js';
import { inline, sanitiseMarkdown, table } from '../../libs/protocols/src/shared/markdown/markdown.js';
import { isCommandText, isOwnCommand, spokenCommand } from '../../libs/protocols/src/shared/stopping/slash-commands.js';
import { oneLine, quoted, unescaped } from '../../libs/protocols/src/shared/work/quoted.js';
import { isMeaningless } from '../../libs/protocols/src/shared/work/meaningless.js';
import { section, spokenWords } from '../../libs/protocols/src/shared/work/sections.js';
import { debateTopic } from '../../libs/protocols/src/team/debate-command.js';
import { detectAgreement } from '../../libs/termination/src/detectors/agreement/agreement.js';
import { statedAnswer } from '../../libs/termination/src/detectors/agreement/answers.js';
import { readTurn } from '../../libs/termination/src/detectors/agreement/turn-reading.js';
import { nearDuplicate } from '../../libs/termination/src/detectors/repetition/repetition.js';
import { detectStance } from '../../libs/termination/src/detectors/stance/stance.js';
import { layered, WISHES } from '../../libs/termination/src/index.js';
import { excerpt } from '../../libs/termination/src/ledger/rounds.js';
import { isExitWord } from '../../libs/termination/src/text/exit-word.js';
import { mentions } from '../../libs/termination/src/text/mention.js';
import { bounded } from '../../libs/mcp/src/result-text.js';

const POLICY = layered({ stop_when: [...WISHES] });

type Intervention = Parameters<typeof spokenCommand>[0];

const PIECE = 64;

/** As it comes from a model: piece by piece. */
function inPieces(take: (piece: string) => unknown, text: string): void {
  for (let at = 0; at < text.length; at += PIECE) take(text.slice(at, at + PIECE));
}

const said = (text: string): Intervention => ({ type: 'Intervene', data: { text } }) as Intervention;
const schema = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false };

/** All that reads text of others, by name. */
export const PARSERS: Record<string, (text: string) => unknown> = {
  'an id from a name': idFrom,
  'text for a screen': plainText,
  'a name for a screen': plainLine,
  'stances as they are typed': typedStances,
  'an objection to nothing': isBareObjection,
  'entries that are named': namedEntries,
  'JSON for a log': escaped,
  'lines of a terminal': (text) => wrap(text, 40, '  '),
  'what is unclean in JSON': (text) => uncleanJson({ text }),
  'a Markdown document as chunks': (text) => split({ kind: 'markdown', path: 'a.md', text }),
  'a text document as chunks': (text) => split({ kind: 'text', path: 'a.txt', text }),
  'a page of a PDF as chunks': (text) => split({ kind: 'pdf', path: 'a.pdf', pages: [text] }),
  'text as the search index takes it': segmented,
  'terms of a query': queryTerms,
  'JSON within an answer': jsonWithin,
  'an answer against its schema': (text) => parseOutput({ schema, language: 'en' }, text),
  'an answer with an object in it': (text) => parseOutput({ schema, language: 'en' }, JSON.stringify({ a: text })),
  'thoughts spoken aloud': (text) => {
    const thoughts = new SpokenThoughts();
    inPieces((piece) => thoughts.take(piece), text);
  },
  'text that is heard of an answer': (text) => {
    const spoken = new SpokenText(new Set(['a']));
    inPieces((piece) => spoken.take(piece), text);
  },
  'text that can be stored': storable,
  'a result of a tool': (text) => bounded(text, 8_000),
  'a command that was typed': (text) => spokenCommand(said(text), POLICY, deliver),
  'a command in place of an answer': (text) => isCommandText(text, POLICY, deliver),
  'a command of a protocol': (text) => isOwnCommand(deliver, text),
  'documents to deliver': (text) => deliver.command!(`/deliver ${text}`),
  'the topic of a debate': (text) => debateTopic(`/debate ${text}`),
  'a value that was asked for': (text) => isAsAsked({ new_value: text }, { value: '45', unit: 'minutes' }),
  'a claim that all agree': unanimityClaimedIn,
  'a heading': oneLine,
  'a section of a prompt': (text) => section('Task', text),
  'words of a person in a prompt': spokenWords,
  'a quotation in a prompt': (text) => quoted('said', text),
  'a quotation as it was': unescaped,
  'a consent that says no': deniesConsent,
  'an answer that may mean nothing': (text) => isMeaningless(text, 'What do you think of it?'),
  'the first words of a message': fewWords,
  'Markdown of others': sanitiseMarkdown,
  'Markdown of others in a line': inline,
  'Markdown of others in a table': (text) => table(['A'], [[text]]),
  'a turn as agreement reads it': (text) => readTurn({ speaker: 'ana', text }),
  'an answer that a turn states': (text) => statedAnswer(text),
  'agreement among turns': (text) =>
    detectAgreement([
      { speaker: 'ana', text },
      { speaker: 'bo', text: `no ${text}` },
    ]),
  'repetition in two turns': (text) => nearDuplicate(text, `${text} no`),
  'the stances of two turns': (text) => detectStance(text, `${text} yes`, `${text} no`),
  'a long turn, cut': excerpt,
  'an exit word': (text) => isExitWord(text, 'goodbye'),
  'a mention': (text) => mentions(text, 'ana'),
};
