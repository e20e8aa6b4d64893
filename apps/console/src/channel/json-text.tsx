import { Button, Code, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/format.js';

/** Characters shown of a value; whoever wants more downloads it. */
const MOST = 4_000;

/** A value as JSON. @param name of the file that holds all of it */
export const JsonText = ({ value, name }: { value: unknown; name: string }) => (
  <LongText text={JSON.stringify(value, null, 2)} name={name} />
);

/** A text as it is. @param name of the file that holds all of it */
export function LongText({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isCut = text.length > MOST;
  return (
    <Stack gap={4}>
      <Code block className="said" fz="xs" tabIndex={0}>
        {text.slice(0, MOST)}
      </Code>
      {isCut && (
        <>
          <Text size="xs">{t('event.cut', { shown: format.number(MOST), all: format.number(text.length) })}</Text>
          <Button size="xs" variant="default" onClick={() => download(text, name)}>
            {t('event.download')}
          </Button>
        </>
      )}
    </Stack>
  );
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
