import { Box, Modal, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { channelsQuery } from '../api/queries.js';
import { useIsAdmin } from '../frame/is-admin.js';
import { useWaiting } from '../frame/waiting.js';
import { useWords } from '../words/use-words.js';
import { channelsFor, offersFor, type Offer } from './offered.js';

/** What a typed text waits for, in milliseconds, before it is looked for. */
const TYPING_MS = 150;

/** More the server does not look for. */
const MOST_CHARACTERS = 200;

/** One box: what is typed finds deliberations, pages and what waits for me. */
export function Palette({ close }: { close(): void }) {
  const words = useWords();
  const t = words.frame.palette;
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState(0);
  const { offers, isSettled, isWithout } = useOffers(typed.trim());
  const open = useOpen(close);
  // What was found before is not what Enter means.
  const [isEntered, enter] = useState(false);
  useEffect(() => {
    if (!isEntered || !isSettled) return;
    enter(false);
    if (offers[chosen]) open(offers[chosen]);
  }, [isEntered, isSettled]);
  const list = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') enter(true);
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (!step || !offers.length) return;
    event.preventDefault();
    choose((chosen + step + offers.length) % offers.length);
  };
  return (
    <Modal opened onClose={close} title={t.title} closeButtonProps={{ 'aria-label': words.frame.event.close }}>
      <TextInput
        data-autofocus
        maxLength={MOST_CHARACTERS}
        label={t.label}
        value={typed}
        onChange={({ currentTarget }) => (setTyped(currentTarget.value), choose(0), enter(false))}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={offers[chosen] && `${list}-${chosen}`}
      />
      <Box id={list} role="listbox" aria-label={t.title} mt="xs">
        {offers.map((offer, index) => (
          <Row
            key={`${offer.to} ${index}`}
            id={`${list}-${index}`}
            offer={offer}
            chosen={index === chosen}
            open={open}
          />
        ))}
      </Box>
      <Text size="sm" role="status">
        {isWithout ? t.nothing : ''}
      </Text>
    </Modal>
  );
}

/** What there is for a text; deliberations are found by the server. */
function useOffers(text: string) {
  const words = useWords();
  const { items: waiting } = useWaiting();
  const isAdmin = useIsAdmin();
  const [asked] = useDebouncedValue(text, TYPING_MS);
  const { data, isFetching, isError } = useInfiniteQuery(channelsQuery(channelsFor(asked)));
  const isSettled = asked === text && !isFetching;
  const channels = isError ? [] : (data?.pages[0]?.items ?? []);
  const offers = offersFor(text, { waiting, channels, isAdmin }, words);
  return { offers, isSettled, isWithout: isSettled && !offers.length };
}

/** Goes there. The API page is another program's. */
function useOpen(close: () => void): (offer: Offer) => void {
  const navigate = useNavigate();
  return ({ to }) => {
    close();
    if (to === '/docs') location.assign(to);
    else void navigate(to);
  };
}

interface RowProps {
  id: string;
  offer: Offer;
  chosen: boolean;
  open(offer: Offer): void;
}

function Row({ id, offer, chosen, open }: RowProps) {
  const { name, about, language } = offer;
  useEffect(() => {
    if (chosen) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <Box
      id={id}
      role="option"
      aria-selected={chosen}
      className={chosen ? 'palette-row row-selected' : 'palette-row'}
      onClick={() => open(offer)}
    >
      <Text span className="said" lang={language}>
        {name}
      </Text>
      {about && (
        <Text span size="xs">
          {about}
        </Text>
      )}
    </Box>
  );
}
