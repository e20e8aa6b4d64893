import { useMemo } from 'react';
import { useLanguage, useWords } from '../words/use-words.js';
import { useFormat } from './format.js';
import { passagesOf, type Passage } from './passages.js';

export interface TextDiffProps {
  before: string;
  now: string;
  /** In which the texts are. */
  language: string;
}

export default function TextDiffBody({ before, now, language }: TextDiffProps) {
  const t = useWords().channel;
  const passages = useMemo(() => passagesOf(before, now, language), [before, now, language]);
  if (before === now) return t.compare.same;
  return (
    <div className="said" lang={language}>
      {passages.map((passage, index) => (
        <Shown key={index} passage={passage} />
      ))}
    </div>
  );
}

function Shown({ passage: { kind, text, cut } }: { passage: Passage }) {
  const t = useWords().channel;
  const language = useLanguage();
  const format = useFormat();
  if (kind === 'added') return <ins>{text}</ins>;
  if (kind === 'removed') return <del>{text}</del>;
  return (
    <>
      {text}
      {cut !== undefined && (
        <small lang={language} className="left-out">
          {t.compare.cut(format.number(cut))}
        </small>
      )}
    </>
  );
}
