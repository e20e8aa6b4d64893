import { Text } from '@mantine/core';

/** A text of others, whole: nothing on this page is cut. */
export const SaidLines = ({ text, language }: { text: string; language: string }) => (
  <Text className="said" lang={language}>
    {text}
  </Text>
);
