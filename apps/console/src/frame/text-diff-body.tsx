import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from './format.js';
import { passagesOf, type Passage } from './passages.js';

export interface TextDiffProps {
  before: string;
  now: string;
  /** In which the texts are. */
  language: string;
}

export default function TextDiffBody({ before, now, language }: TextDiffProps) {
  const { t } = useTranslation('channel');
  const passages = useMemo(() => passagesOf(before, now, language), [before, now, language]);
  if (before === now) return t('compare.same');
  return (
    <div className="said" lang={language}>
      {passages.map((passage, index) => (
        <Shown key={index} passage={passage} />
      ))}
    </div>
  );
}

function Shown({ passage: { kind, text, cut } }: { passage: Passage }) {
  const { t, i18n } = useTranslation('channel');
  const format = useFormat();
  if (kind === 'added') return <ins>{text}</ins>;
  if (kind === 'removed') return <del>{text}</del>;
  return (
    <>
      {text}
      {cut !== undefined && (
        <small lang={i18n.language} className="left-out">
          {t('compare.cut', { characters: format.number(cut) })}
        </small>
      )}
    </>
  );
}
