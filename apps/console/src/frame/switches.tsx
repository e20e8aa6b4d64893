import { NativeSelect, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { choose } from '../words/index.js';
import { LANGUAGES, type Language } from '../words/words.js';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <NativeSelect
      size="xs"
      aria-label={t('language.label')}
      value={i18n.language}
      onChange={({ currentTarget }) => choose(currentTarget.value as Language)}
      data={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
    />
  );
}

const THEMES = ['auto', 'light', 'dark'] as const;

export function ThemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <NativeSelect
      size="xs"
      aria-label={t('theme.label')}
      value={colorScheme}
      onChange={({ currentTarget }) => setColorScheme(currentTarget.value as MantineColorScheme)}
      data={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
    />
  );
}
