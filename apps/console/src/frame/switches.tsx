import { NativeSelect, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useChooseLanguage, useLanguage, useWords } from '../words/use-words.js';
import { LANGUAGES, type Language } from '@parley/wording';

export function LanguageSwitch() {
  const t = useWords().frame;
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <NativeSelect
      size="xs"
      aria-label={t.language.label}
      value={language}
      onChange={({ currentTarget }) => choose(currentTarget.value as Language)}
      data={LANGUAGES.map((value) => ({ value, label: t.language[value] }))}
    />
  );
}

const THEMES = ['auto', 'light', 'dark'] as const;

export function ThemeSwitch() {
  const t = useWords().frame;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <NativeSelect
      size="xs"
      aria-label={t.theme.label}
      value={colorScheme}
      onChange={({ currentTarget }) => setColorScheme(currentTarget.value as MantineColorScheme)}
      data={THEMES.map((value) => ({ value, label: t.theme[value] }))}
    />
  );
}
