import boxen from 'boxen';
import pc from 'picocolors';
import stringWidth from 'string-width';
import { wrap } from './wrap.js';

type Paint = (text: string) => string;

/** Colours of participants, in the order in which they come; red and green are kept for meaning. */
const COLOURS = [
  'cyan',
  'magenta',
  'yellow',
  'blue',
  'cyanBright',
  'magentaBright',
  'yellowBright',
  'blueBright',
] as const;

/** Gives each participant one colour and keeps it. */
export function palette(): (id: string) => (typeof COLOURS)[number] {
  const given = new Map<string, (typeof COLOURS)[number]>();
  return (id) => {
    const known = given.get(id) ?? COLOURS[given.size % COLOURS.length]!;
    given.set(id, known);
    return known;
  };
}

export interface Panel {
  title: string;
  lines: string[];
  colour: string;
  /** A dashed frame: what was assumed, not said. */
  dashed?: boolean;
}

const DASHED = {
  topLeft: '┌',
  topRight: '┐',
  bottomLeft: '└',
  bottomRight: '┘',
  top: '╌',
  bottom: '╌',
  left: '╎',
  right: '╎',
};

/** As narrow as a panel gets: of a terminal that is narrower nothing can be expected. */
const LEAST = 20;
const MOST = 100;
/** The frame with a blank on each side. */
const FRAME = 4;

/** A framed panel, wrapped to the terminal's width; Chinese and emoji count as wide as they are. */
export function panel({ title, lines, colour, dashed }: Panel, width: number): string {
  const inner = Math.max(LEAST, Math.min(width, MOST) - FRAME);
  // A title that does not fit the frame goes on within it.
  const [heading = '', ...more] = wrap(title, inner - 2).split('\n');
  const body = [...more, ...lines.map((line) => wrap(line, inner))].join('\n');
  const longest = Math.max(stringWidth(heading) + 2, ...body.split('\n').map((line) => stringWidth(line)));
  return boxen(body || ' ', {
    title: heading,
    padding: { left: 1, right: 1, top: 0, bottom: 0 },
    borderStyle: dashed ? DASHED : 'round',
    width: Math.min(inner, longest) + FRAME,
    ...(pc.isColorSupported && { borderColor: colour }),
  });
}

export const paint: Record<'good' | 'bad' | 'warn' | 'dim' | 'bold', Paint> = {
  good: pc.green,
  bad: pc.red,
  warn: pc.yellow,
  dim: pc.dim,
  bold: pc.bold,
};
