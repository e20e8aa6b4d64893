import { Button, Card, Checkbox, Chip, Group, List, Stack, Text, TextInput } from '@mantine/core';
import type { ModelOffer } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../words/use-words.js';
import { forgetDrafts } from '../frame/draft.js';
import { useFormat } from '../frame/format.js';
import { rememberMe, useMe } from '../frame/me.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { emptyDraft, peopleIn, type Agent, type ChosenSeats, type Draft } from '../protocols/draft.js';
import { PROTOCOLS } from '../protocols/index.js';
import { chosenAgents, missingIn, openDraft } from '../protocols/open-channel.js';
import { LongText } from '../protocols/opening-fields.js';
import { OpeningProblem } from '../protocols/opening-problem.js';
import { PATIENCE_MS } from '../protocols/patience.js';
import type { ConsoleProtocol } from '../protocols/protocol.js';
import { EstimateLine } from './estimate-line.js';
import { NoModel } from './no-model.js';
import { Heading } from '../frame/heading.js';

interface Props {
  text: string;
  protocol: ConsoleProtocol;
  /** The words that speak for it; undefined where somebody has chosen it. */
  because: string[] | undefined;
  offer: ModelOffer;
  choose(form: ConsoleProtocol['name']): void;
  onSettings(seats: ChosenSeats): void;
}

/** How a text could be decided: the form, who takes part, price and time; one click begins. */
export function Proposal({ text, protocol, because, offer, choose, onSettings }: Props) {
  const words = useWords();
  const t = words.start;
  const navigate = useNavigate();
  const me = useMe();
  const hasModel = !offer.rehearsal;
  const asks = protocol.agents === 'asks';
  const [name, setName] = useState(me?.name ?? '');
  const [joins, setJoins] = useState(false);
  const [table, setTable] = useState(me?.name ?? '');
  const [agents, setAgents] = useState<{ for: string; who: Agent[] }>();
  const mine = joins || asks ? name.trim() : '';
  const key = `${protocol.name} ${text.trim()}`;
  const who = agents?.for === key ? agents.who : [];
  const draft: Draft = emptyDraft(protocol.usual.rounds, {
    text,
    people: hasModel ? mine : table,
  });
  const begin = useMutation({
    mutationFn: (acceptsCost: boolean) => openDraft(protocol, draft, words, { hasModel, agents: who, acceptsCost }),
    onSuccess: (id) => {
      if (mine) rememberMe(mine);
      forgetDrafts('');
      void navigate(`/channels/${id}`);
    },
  });
  const missing = missingIn(protocol, draft, hasModel);
  const people = peopleIn(draft).length;
  const seats = (who.length || protocol.usual.seats) + (asks ? 0 : people);
  return (
    <Card withBorder component="section" aria-label={t.form}>
      <Stack gap="sm">
        <Chip.Group value={protocol.name} onChange={(value) => choose(value as ConsoleProtocol['name'])}>
          <Group gap="xs" role="group" aria-label={t.form}>
            {PROTOCOLS.map(({ name: form }) => (
              <Chip key={form} value={form} variant="outline">
                {words[form].title}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <Text>
          {words[protocol.name].about}{' '}
          {because && (
            <Text span size="sm" c="dimmed">
              {because.length ? t.because(because) : t.forAnything} {t.another}
            </Text>
          )}
        </Text>
        {!hasModel && <NoModel offer={offer} protocol={protocol} choose={choose} />}
        {hasModel && (
          <Seats
            protocol={protocol}
            text={text}
            who={who}
            onChosen={(chosen) => setAgents({ for: key, who: chosen })}
          />
        )}
        {hasModel && <Me asks={asks} joins={joins} setJoins={setJoins} name={name} setName={setName} />}
        {!hasModel && protocol.peopleAlone && (
          <LongText
            label={t.peopleOnly.names}
            description={t.peopleOnly.why}
            minRows={2}
            value={table}
            onChange={({ currentTarget }) => setTable(currentTarget.value)}
          />
        )}
        {(hasModel || protocol.peopleAlone) && (
          <EstimateLine
            size={{ protocol: protocol.name, seats, rounds: protocol.usual.rounds }}
            peopleAlone={!hasModel}
            withPeople={people > 0}
            budgetMicroUsd={offer.budget_micro_usd ?? 0}
          />
        )}
        {begin.error && <OpeningProblem error={begin.error} accept={() => begin.mutate(true)} />}
        {(hasModel || protocol.peopleAlone) && (
          <Group>
            <Button
              size="md"
              loading={begin.isPending}
              disabled={missing !== undefined || ((joins || asks) && !name.trim() && hasModel)}
              onClick={() => begin.mutate(false)}
            >
              {t.begin}
            </Button>
            <Button variant="subtle" onClick={() => onSettings({ people: draft.people, agents: who })}>
              {t.settings}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

interface SeatsProps {
  protocol: ConsoleProtocol;
  text: string;
  who: readonly Agent[];
  onChosen(who: Agent[]): void;
}

/** Whoever takes part: chosen when it begins, or now, to be looked at. */
function Seats({ protocol, text, who, onChosen }: SeatsProps) {
  const { comma, start: t } = useWords();
  const choosing = useMutation({ mutationFn: () => chosenAgents(protocol, text), onSuccess: onChosen });
  const isChosen = protocol.agents === 'chosen';
  return (
    <div>
      <Heading>{t.seats}</Heading>
      {who.length > 0 ? (
        <List size="sm">
          {who.map(({ name, persona, expertise }) => (
            <List.Item key={name}>
              <b>{name}</b> · {persona || expertise?.join(comma)}
            </List.Item>
          ))}
        </List>
      ) : (
        <Group gap="xs">
          <Text size="sm">{t.who[protocol.agents]}</Text>
          {isChosen && (
            <Button size="compact-sm" variant="default" loading={choosing.isPending} onClick={() => choosing.mutate()}>
              {t.chooseNow}
            </Button>
          )}
        </Group>
      )}
      {choosing.error && <ProblemAlert error={choosing.error} />}
    </div>
  );
}

interface MeProps {
  /** Whether it cannot go without: an interview asks somebody. */
  asks: boolean;
  joins: boolean;
  setJoins(joins: boolean): void;
  name: string;
  setName(name: string): void;
}

/** Whether whoever begins it takes part, under which name, and how long they are waited for. */
function Me({ asks, joins, setJoins, name, setName }: MeProps) {
  const t = useWords().start;
  const format = useFormat();
  return (
    <Group align="end">
      {!asks && (
        <Checkbox
          label={t.takePart}
          checked={joins}
          onChange={({ currentTarget }) => setJoins(currentTarget.checked)}
        />
      )}
      {(joins || asks) && (
        <TextInput label={t.yourName} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      )}
      {joins && !asks && <Text size="sm">{t.waits(format.span(PATIENCE_MS))}</Text>}
    </Group>
  );
}
