import { List, type ListProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePages } from './pages.js';

/** How many points are listed at once: models find new words for one, and a long deliberation has hundreds. */
const POINTS = 20;

interface PagedListProps<Item> extends Omit<ListProps, 'children'> {
  items: readonly Item[];
  /** A `List.Item` for each. */
  children(item: Item): ReactNode;
}

/** A list without bullets, of any length. */
export function PagedList<Item>({ items, children, ...list }: PagedListProps<Item>) {
  const { shown, turner } = usePages(items, POINTS);
  return (
    <>
      <List listStyleType="none" size="sm" {...list}>
        {shown.map(children)}
      </List>
      {turner}
    </>
  );
}
