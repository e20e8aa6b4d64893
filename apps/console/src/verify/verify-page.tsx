import { FileInput, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { useWords } from '../words/use-words.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { usePageTitle } from '../frame/page-title.js';
import { checkpointIn, keysIn } from './check-levels.js';
import { checkFile } from './check-file.js';
import { TextOrFile } from './text-or-file.js';
import { Verdict } from './verdict.js';

/** An exported file is checked here, in the browser alone: no server has to be trusted, or even to be there (P5). */
export function VerifyPage() {
  const t = useWords().verify;
  usePageTitle(t.title);
  const [key, setKey] = useState('');
  const [old, setOld] = useState('');
  const check = useMutation({
    // Where there is no network too.
    networkMode: 'always',
    mutationFn: async (file: File) => ({ name: file.name, checked: await checkFile(file) }),
  });
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    // Text goes into the field that it is dropped on.
    if (!file) return;
    event.preventDefault();
    check.mutate(file);
  };
  const by = { keys: keysIn(key), held: checkpointIn(old) };
  return (
    <Stack maw={760} mx="auto" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Title order={1} size="h3">
        {t.title}
      </Title>
      <Text size="sm">{t.about}</Text>
      <Paper withBorder p="lg" className="drop">
        <FileInput
          label={t.file}
          description={t.drop}
          placeholder={t.choose}
          value={check.variables ?? null}
          onChange={(file) => file && check.mutate(file)}
        />
      </Paper>
      <TextOrFile
        {...{ label: t.key, description: t.aboutKey, fromFile: t.keyFile, value: key, onChange: setKey }}
        error={key.trim() && !by.keys ? t.noKey : undefined}
      />
      <TextOrFile
        {...{ label: t.old, description: t.aboutOld, fromFile: t.oldFile, value: old, onChange: setOld }}
        error={old.trim() && !by.held ? t.noCheckpoint : undefined}
      />
      <div role="status">
        {check.isPending && <Loader aria-label={t.checking} />}
        {check.data && <Verdict {...check.data} at={check.submittedAt} by={by} />}
      </div>
      {check.error && <ProblemAlert error={check.error} />}
    </Stack>
  );
}
