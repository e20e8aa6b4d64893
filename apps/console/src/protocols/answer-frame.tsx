import { ActionIcon, Text } from '@mantine/core';
import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words/use-words.js';
import { sendsBy } from '../frame/sends-by.js';

/** Whether an answer has a page to itself, and is never folded. */
export const Roomy = createContext(false);

/** Where a form beside the conversation leaves enough of it. */
const WIDE = '(min-width: 1100px) and (min-height: 700px)';

export interface Fold {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** Whether the form of an answer is shown, or its bar alone. @param usually whether it is, where there is room */
export function useFold(usually: boolean): Fold {
  const isRoomy = useContext(Roomy);
  const [isOpen, setOpen] = useState(() => isRoomy || (usually && matchMedia(WIDE).matches));
  return { isOpen, open: () => setOpen(true), close: () => setOpen(isRoomy) };
}

interface AnswerFrameProps {
  title: string;
  /** What is asked, where the title does not say: in sight while the form is folded, too. */
  question?: ReactNode;
  /** Until when, and what silence will mean. */
  silence: string;
  /** The ways to answer, side by side; always in sight. */
  verbs: ReactNode;
  fold: Fold;
  submit(): void;
  /** What stands above the ways to answer in any case: why the last try was refused. */
  trouble?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The bar of an answer: what is asked until when, the ways to answer, and a form that unfolds. Ctrl+Enter sends, Esc folds. */
export function AnswerFrame({ title, question, silence, verbs, fold, submit, trouble, children }: AnswerFrameProps) {
  const t = useWords().frame.work;
  const isRoomy = useContext(Roomy);
  const bar = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={bar}
      className={['answer', fold.isOpen && 'answer-open', isRoomy && 'answer-roomy'].filter(Boolean).join(' ')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (sendsBy(event, 'ctrl')) submit();
        // Enter in a field sends nothing by itself: it would take the first way to answer.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || isRoomy) return;
        fold.close();
        bar.current?.querySelector('button')?.focus();
      }}
    >
      <div className="answer-head">
        <Text fw={600}>{title}</Text>
        {question}
        <Text size="sm">{silence}</Text>
      </div>
      {fold.isOpen && (
        <div className="answer-body" ref={focusFirst}>
          {children}
        </div>
      )}
      {trouble}
      <div className="answer-verbs">{verbs}</div>
      {fold.isOpen && !isRoomy && (
        <ActionIcon className="answer-fold" variant="subtle" color="gray" aria-label={t.fold} onClick={fold.close}>
          <span aria-hidden>▾</span>
        </ActionIcon>
      )}
    </form>
  );
}

/** Whoever unfolds a form writes into it; where it comes unfolded nobody is taken from what they do. */
export function focusFirst(body: HTMLDivElement | null): void {
  if (body?.closest('form')?.contains(document.activeElement))
    body.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
