import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface HeadingProps extends TextProps {
  /** How deep it stands below the page's own. */
  order?: 2 | 3 | 4;
  /** By which what it stands over is named. */
  id?: string;
  children: ReactNode;
}

/** The heading of a part, no larger than its text: whoever hears the page goes from one to the next. */
export const Heading = ({ order = 2, children, ...looks }: HeadingProps) => (
  <Text component={`h${order}` as const} fw={600} size="sm" {...looks}>
    {children}
  </Text>
);
