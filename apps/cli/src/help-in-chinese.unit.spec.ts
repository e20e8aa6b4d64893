import { Help, type Command } from 'commander';
import { afterEach, describe, expect, it } from 'vitest';
import { askedLanguage } from './command-line.js';
import { defined } from './defined.js';
import { ENGLISH, withoutCommands } from './english.fixtures.js';
import { EXIT_MEANINGS, exitCodesHelp } from './help.js';
import { FRAME_IN_CHINESE, inChosenLanguage } from './help-in-chinese.js';
import { speak } from './language.js';
import { PROTOCOLS } from './protocols.js';
import { USAGE_IN_CHINESE } from './usage/in-chinese.js';

afterEach(() => speak());

const plain = new Help();
const withAllBelow = (command: Command): Command[] => [command, ...command.commands.flatMap(withAllBelow)];
const commands = withAllBelow(defined());

/** What is said of every command, argument and option, commander's own among them. */
const descriptions = commands.flatMap((command) => [
  command.description(),
  ...plain.visibleCommands(command).map((one) => one.description()),
  ...plain.visibleOptions(command).map((option) => option.description),
  ...command.registeredArguments.map((argument) => argument.description),
]);
const said = new Set(descriptions.filter(Boolean));

describe('the help in Chinese', () => {
  it.each([...said, ...Object.values(EXIT_MEANINGS)])('has a text for: %s', (english) => {
    speak('zh');
    expect(inChosenLanguage(english)).not.toBe(english);
    expect(inChosenLanguage(english)).toMatch(/\p{Script=Han}/u);
  });

  it('has no text that nothing says, and none twice', () => {
    const catalogues = [USAGE_IN_CHINESE, ...PROTOCOLS.map((protocol) => protocol.usageInChinese)];
    const keys = catalogues.flatMap((catalogue) => Object.keys(catalogue));
    expect(keys.filter((key) => !said.has(key))).toEqual([]);
    expect(keys).toHaveLength(new Set(keys).size);

    const english = [...commands.map((command) => command.helpInformation()), exitCodesHelp()].join('\n');
    expect(Object.keys(FRAME_IN_CHINESE).filter((key) => !english.includes(key))).toEqual([]);
  });

  it('has no English sentence, heading or label, for any command', () => {
    speak('zh');
    for (const text of [...commands.map((command) => command.helpInformation()), exitCodesHelp()]) {
      expect(withoutCommands(text)).not.toMatch(ENGLISH);
      expect(text).not.toMatch(/:$|choices|default:|\[options\]|\[command\]/mu);
    }
  });

  it('says what may be chosen, and what is taken where nothing is said', () => {
    speak('zh');
    const help = defined().helpInformation();
    expect(help).toMatch(/^用法：parley \[选项\] \[命令\]$/mu);
    expect(help).toMatch(/^ {2}-o, --output <format> +标准输出的格式（可选 text、json、jsonl，默认 text）$/mu);
    expect(help).toMatch(/^ {2}--timeout <seconds> +单次请求的时限，以秒计；也可写 2m（默认 30）$/mu);
    const reply = commands.find((command) => command.name() === 'reply')!;
    expect(reply.helpInformation()).toMatch(/^ {2}-m, --message <reasoning> +理由$/mu);
  });
});

it('the help in English is as commander writes it', () => {
  for (const command of commands) expect(command.helpInformation()).toBe(plain.formatHelp(command, plain));
});

it.each([
  ['zh', ['--help', '--lang', 'zh']],
  ['zh', ['negotiate', '--help', '--lang=zh']],
  ['zh', ['-o', 'xml', '--lang', 'zh', 'channels']],
  ['en', ['--lang', 'zh', '--lang', 'en']],
  [undefined, ['say', 'last', '--', '--lang', 'zh']],
  [undefined, ['--lang']],
  [undefined, ['--lang', 'fr']],
])('the language %s is asked for by %j', (language, args) => expect(askedLanguage(args)).toBe(language));
