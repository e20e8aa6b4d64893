import { Stack, Text, Textarea, Title } from '@mantine/core';
import type { ModelOffer } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../words/use-words.js';
import { modelQuery } from '../api/queries.js';
import { useDraft } from '../frame/draft.js';
import { useMe } from '../frame/me.js';
import type { ChosenSeats } from '../protocols/draft.js';
import { protocolOf } from '../protocols/index.js';
import type { ConsoleProtocol } from '../protocols/protocol.js';
import { propose } from './propose.js';

const Proposal = lazy(async () => ({ default: (await import('./proposal.js')).Proposal }));
const NewDeliberation = lazy(async () => ({ default: (await import('./new-deliberation.js')).NewDeliberation }));

/** One box: what is to be decided. Below it, as it is typed, how that could be done, and what it takes. */
export function AskBox() {
  const t = useWords().start;
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useDraft('about', '');
  const [chosen, setChosen] = useState<ConsoleProtocol['name']>();
  const [seats, setSeats] = useState<ChosenSeats>({ people: me?.name ?? '', agents: [] });
  const { data: offer } = useQuery(modelQuery);
  const proposed = propose(text);
  const protocol = protocolOf(chosen) ?? proposed.form;
  const isAsked = text.trim() !== '';
  return (
    <Stack gap="sm">
      <Title order={1} size="h4" fw={400}>
        {t.what}
      </Title>
      <Textarea
        label={t.ask}
        description={t.askFor}
        size="lg"
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          if (!currentTarget.value.trim()) setChosen(undefined);
        }}
      />
      {offer && (!isAsked || isRefused(offer)) && <ModelLine offer={offer} />}
      <Suspense>
        {isAsked && offer && (
          <Proposal
            text={text}
            protocol={protocol}
            because={chosen === undefined ? proposed.because : undefined}
            offer={offer}
            choose={setChosen}
            onSettings={(now) => {
              setSeats(now);
              setSearch({ new: protocol.name });
            }}
          />
        )}
        {search.has('new') && offer && <NewDeliberation text={text} seats={seats} hasModel={!offer.rehearsal} />}
      </Suspense>
    </Stack>
  );
}

const isRefused = ({ tried }: ModelOffer): boolean => tried?.trial.result === 'refused';

const namesOf = ({ tried }: ModelOffer, comma: string): string | undefined =>
  tried && [...new Set([tried.models.strong, tried.models.fast])].join(comma);

/** What plays agents here, before anything is typed. */
function ModelLine({ offer }: { offer: ModelOffer }) {
  const { comma, start } = useWords();
  const t = start.model;
  const names = namesOf(offer, comma);
  const plays = offer.rehearsal ? t.none : names && t.plays(names);
  const line = isRefused(offer) ? t.refused : offer.unanswered ? t.unanswered : plays;
  if (!line) return null;
  return (
    <Text size="sm" c={isRefused(offer) ? 'red' : 'dimmed'}>
      {line}
    </Text>
  );
}
