import { Button, FileButton, Stack, Textarea } from '@mantine/core';
import { useRef } from 'react';

interface TextOrFileProps {
  label: string;
  description: string;
  /** What the button says that takes it from a file. */
  fromFile: string;
  value: string;
  onChange: (value: string) => void;
  /** Why it is none. */
  error: string | undefined;
}

/** A few lines that are pasted, or taken from a file. */
export function TextOrFile({ fromFile, value, onChange, ...field }: TextOrFileProps) {
  const forget = useRef<() => void>(null);
  const take = async (file: File | null) => {
    if (file) onChange(await file.text());
    // So that the same file can be chosen once more.
    forget.current?.();
  };
  return (
    <Stack gap="xs" align="start">
      <Textarea
        {...field}
        w="100%"
        rows={2}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <FileButton resetRef={forget} onChange={(file) => void take(file)}>
        {(props) => (
          <Button {...props} variant="default" size="xs">
            {fromFile}
          </Button>
        )}
      </FileButton>
    </Stack>
  );
}
