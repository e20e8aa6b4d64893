import { Group, Switch, Text, VisuallyHidden } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useWords } from '../words/use-words.js';
import { useSearchParams } from 'react-router';
import { useDetails } from '../frame/details.js';
import { useListKeys } from '../frame/use-list-keys.js';
import type { LiveSnapshot } from '../live/event-store.js';
import { useMode } from '../live/modes.js';
import { useArrivals } from '../live/use-arrivals.js';
import { usePast } from '../live/past.js';
import type { Screens } from '../protocols/protocol.js';
import { EventDrawer } from './event-drawer.js';
import { eventAddress } from './event-link.js';
import { EventRow } from './event-row.js';
import { FRAME_CARDS } from './frame-cards.js';
import { Saying } from './saying.js';
import { TimelineEnd } from './timeline-end.js';
import { Heading } from '../frame/heading.js';

const ROW_PX = 84;
const OVERSCAN = 6;

export interface TimelineProps {
  live: LiveSnapshot;
  channel: Channel;
  cards: Screens['cards'];
  Other?: Screens['Other'];
  shows?: Screens['shows'];
}

/** The conversation, of any length: only what can be seen is built. */
export function Timeline({ live, channel, cards, Other, shows }: TimelineProps) {
  const t = useWords().frame;
  const isDetailed = useDetails();
  const [wantsAll, setWantsAll] = useState(false);
  const showAll = isDetailed && wantsAll;
  const [opened, setOpened] = useState<RecordedEvent>();
  const [search, setSearch] = useSearchParams();
  const shown = { ...FRAME_CARDS, ...cards } as Screens['cards'];
  const hasCard = ({ type }: RecordedEvent) => Object.hasOwn(shown, type) || shows?.(type) === true;
  const rows = useMemo(
    () => (showAll ? live.events : live.events.filter(hasCard)),
    [live.events, showAll, cards, shows],
  );
  const past = usePast();
  const mode = useMode(rows.length);
  const arrivals = useArrivals(rows.length);
  const news = mode.following ? arrivals : mode.news;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: mode.shown,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]!.position,
    anchorTo: 'end',
    followOnAppend: mode.following,
  });
  const [selected, select] = useListKeys(mode.shown, (index) => setOpened(rows[index]));
  const open = useCallback((index: number, event: RecordedEvent) => (select(index), setOpened(event)), []);
  // Whoever returns has looked at the event of the address, and may go there again.
  const follow = () => {
    mode.follow();
    if (search.has('event')) setSearch(eventAddress(search, undefined), { replace: true });
  };
  useHotkeys('g>l', follow);
  // Another moment is shown from its end.
  useEffect(() => void mode.follow(), [past]);
  const sought = Number(search.get('event'));
  const found = sought ? rows.findIndex(({ position }) => position >= sought) : -1;
  // Also where the event, or the protocol's cards, come only after the page.
  const isThere = found >= 0 && (Object.keys(cards).length > 0 || shows !== undefined);
  useEffect(() => {
    if (!isThere) return;
    mode.inspect();
    virtual.scrollToIndex(found, { align: 'start' });
  }, [sought, isThere]);
  useEffect(() => {
    if (selected < 0) return;
    mode.inspect();
    virtual.scrollToIndex(selected, { align: 'auto' });
  }, [selected]);
  // By its own command: heights that it learns meanwhile would be set off against a place that it does not know of.
  useEffect(() => {
    if (!mode.following) return;
    virtual.scrollToEnd();
    return () => virtual.cancelScroll();
  }, [mode.following, mode.shown, virtual.getTotalSize()]);
  // What is being said stands below all rows, and changes no height of theirs: to scroll costs no more than that.
  const keepEnd = () => {
    scroller.current!.scrollTop = scroller.current!.scrollHeight;
  };
  return (
    <>
      <Group justify="space-between">
        <Heading>{t.channel.conversation}</Heading>
        {isDetailed && (
          <Switch size="xs" label={t.channel.showAll} checked={wantsAll} onChange={() => setWantsAll(!wantsAll)} />
        )}
      </Group>
      <div
        ref={scroller}
        role="log"
        aria-label={t.channel.conversationLog}
        aria-live="off"
        tabIndex={0}
        className="timeline"
        onWheel={({ deltaY }) => deltaY < 0 && mode.inspect()}
        onTouchMove={mode.inspect}
        onPointerDown={({ target, currentTarget }) => target === currentTarget && mode.inspect()}
        onKeyDown={({ key }) => ['PageUp', 'ArrowUp', 'Home'].includes(key) && mode.inspect()}
      >
        {!rows.length && <Text py="md">{live.events.length ? t.channel.hiddenAll : t.channel.nothing}</Text>}
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
            >
              <EventRow
                event={rows[index]!}
                Card={shown[rows[index]!.type] ?? (shows?.(rows[index]!.type) ? Other : undefined)}
                events={live.events}
                channel={channel}
                selected={index === selected}
                index={index}
                open={open}
              />
            </div>
          ))}
        </div>
        {mode.following && <Saying live={live} channel={channel} onGrow={keepEnd} />}
      </div>
      <TimelineEnd mode={mode} follow={follow} />
      <VisuallyHidden role="status">{news ? t.live.new(news) : ''}</VisuallyHidden>
      {opened && (
        <EventDrawer
          channel={channel}
          event={opened}
          events={live.events}
          show={setOpened}
          close={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
