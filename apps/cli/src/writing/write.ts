import { stringify } from 'yaml';
import { linesOfInput } from '../conversing/lines.js';
import { send } from '../channel/send.js';
import { CliError, EXIT } from '../exit-codes.js';
import { note, print } from '../output.js';
import { schemaChecker } from '@parley/scenarios';
import { valueOfYaml } from '../read-yaml.js';
import type { GlobalOptions, Session } from '../session.js';
import { textOfFileOrInput } from '../text-of-file.js';
import { asked, Ended } from './asking.js';
import { Draft } from './draft.js';
import { edit, editor } from './editor.js';
import { filled } from './form.js';
import { withoutReason, withReason } from './template.js';
import { openTurn, type Turn } from './turn.js';
import { spokenWords } from '../words.js';

export interface WriteOptions {
  /** What was written; - reads it from the input. */
  file?: string;
  /** Only what may be written. */
  template?: boolean;
}

/** A turn that is being written. */
interface Written {
  session: Session;
  channel: string;
  options: GlobalOptions;
  turn: Turn;
  draft: Draft;
}

/** A turn with more parts than a line: in the user's editor, from a file, or a field at a time. */
export async function write(
  session: Session,
  { channel, name }: { channel: string; name?: string | undefined },
  { file, template = false }: WriteOptions,
  options: GlobalOptions,
): Promise<number> {
  const turn = await openTurn(session.client, channel, name);
  const written: Written = { session, channel, options, turn, draft: new Draft(turn) };
  if (template) {
    print(turn.template.trimEnd());
    return EXIT.done;
  }
  if (file !== undefined) return fromFile(written, file);
  if (!options.input) throw new CliError(spokenWords().writing.noInput(channel), EXIT.waitsForPerson);
  const command = editor();
  if (command !== undefined) return inEditor(written, command);
  return process.stdin.isTTY ? byLines(written) : fromFile(written, '-');
}

/** What was wrong stands on top of the text when it is opened again, until it is sent or left as it is. */
export async function inEditor(written: Written, command: string): Promise<number> {
  const { turn, draft } = written;
  const words = spokenWords().writing;
  for (let text = draft.read() ?? turn.template; ;) {
    draft.keep(text);
    if (!edit(command, draft.file)) throw new CliError(words.editorFailed(command, draft.file), EXIT.systemError);
    const changed = draft.read() ?? '';
    if (changed === text) throw new CliError(words.unchanged(draft.file), EXIT.waitsForPerson);
    const { code, refused } = await sent(written, changed);
    if (refused === undefined) {
      draft.discard();
      return code;
    }
    text = withReason(changed, words.notSent(refused));
    if (!process.stdin.isTTY) {
      draft.keep(text);
      throw new CliError(`${words.notSent(refused)}\n${words.kept(draft.file)}`, EXIT.usage);
    }
    note(words.notSent(refused));
  }
}

async function fromFile(written: Written, file: string): Promise<number> {
  const { draft, channel } = written;
  const words = spokenWords().writing;
  const text = textOfFileOrInput(file);
  if (!text.trim()) throw new CliError(words.nothingRead(channel), EXIT.usage);
  if (file === '-') draft.keep(text);
  const { code, refused } = await sent(written, text);
  const kept = file === '-' ? draft.file : file;
  if (refused !== undefined) throw new CliError(`${words.notSent(refused)}\n${words.kept(kept)}`, EXIT.usage);
  draft.discard();
  return code;
}

/** Without an editor: a field at a time. What cannot be sent is kept as a file that can be. */
async function byLines(written: Written): Promise<number> {
  const { turn, draft } = written;
  const { listed, yes, ended, notSent, kept } = spokenWords().writing;
  const lines = linesOfInput();
  const value = await asked(turn.form.schema, { lines, tell: note, listed, yes })
    .catch((error: unknown) => {
      throw error instanceof Ended ? new CliError(ended, EXIT.waitsForPerson) : error;
    })
    .finally(() => lines.close());
  const text = stringify(value);
  draft.keep(text);
  const { code, refused } = await sent(written, text);
  if (refused !== undefined) throw new CliError(`${notSent(refused)}\n${kept(draft.file)}`, EXIT.usage);
  draft.discard();
  return code;
}

/** @returns why it was not taken, where that can be mended in the text. @throws CliError where it cannot: the text is kept */
async function sent(
  { session, channel, options, turn, draft }: Written,
  text: string,
): Promise<{ code: number; refused?: string }> {
  const { form, participant_id, request_id, name } = turn;
  try {
    const value = valueOf(withoutReason(text), turn);
    const body = { participant_id, request_id, ...form.body(value) };
    const { path, under = 'channels' } = form;
    return {
      code: await send(session, { channel, path, under, body, line: spokenWords().writing.sent(name) }, options),
    };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    if (error.problem ? MENDED.has(error.problem.status) : error.exitCode === EXIT.usage)
      return { code: error.exitCode, refused: error.message };
    draft.keep(text);
    throw new CliError(`${error.message}\n${spokenWords().writing.kept(draft.file)}`, error.exitCode, error.problem);
  }
}

/** What a server answers where what was sent is wrong, and the turn still open. */
const MENDED: ReadonlySet<number> = new Set([400, 422]);

const valueOf = (text: string, { form: { schema }, request_id }: Turn): object =>
  valueOfYaml<object>(text, `${request_id}.yaml`, schemaChecker<object>(schema), undefined, (value) =>
    filled(schema, value),
  );
