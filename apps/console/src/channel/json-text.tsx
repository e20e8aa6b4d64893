import { Button, Code, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/format.js';

/** Characters shown of a value; whoever wants more downloads it. */
const MOST = 4_000;

/** A value as JSON. @param name of the file that holds all of it */
export function JsonText({ value, name }: { value: unknown; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = JSON.stringify(value, null, 2);
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
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
