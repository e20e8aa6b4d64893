import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { AuditedDivergence } from '@parley/client';
import { ownProperty } from '@parley/untrusted';
import { Heading } from '../frame/heading.js';
import { JsonText, LongText } from '../frame/json-text.js';
import { useWords } from '../words/use-words.js';
import { EventAt } from './event-at.js';

interface DivergenceViewProps {
  /** The channel. */
  id: string;
  divergence: AuditedDivergence;
  /** The rules that decide now, by name. */
  now: string;
}

/** The first thing that does not follow, with both sides whole. */
export function DivergenceView({ id, divergence, now }: DivergenceViewProps) {
  const t = useWords().audit;
  const { version, position, command_type, kind, rules_then, recorded, decided } = divergence;
  const work = ownProperty<string>(t.works, command_type) ?? command_type;
  return (
    <Stack gap="xs" component="section" aria-label={t.from(work)}>
      <Heading>{t.from(work)}</Heading>
      <Text size="sm">
        <EventAt id={id} position={position}>
          {t.event(version)}
        </EventAt>
        {` · ${t.kind[kind]}`}
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Side label={t.recordedSide} value={recorded} name={`${version}-recorded.json`} />
        <Side label={t.decidedSide} value={decided} name={`${version}-decided.json`} />
      </SimpleGrid>
      <Text size="sm">
        {`${t.rules(rules_then ?? t.notNamed, now)}. ${rules_then === now ? t.sameRules : t.otherRules}`}
      </Text>
    </Stack>
  );
}

function Side({ label, value, name }: { label: string; value: unknown; name: string }) {
  const t = useWords().audit;
  return (
    <Stack gap={4} miw={0}>
      <Text size="sm" fw={700}>
        {label}
      </Text>
      {typeof value === 'object' && value !== null ? (
        <JsonText value={value} name={name} />
      ) : (
        <LongText text={typeof value === 'string' ? value : t.nothing} name={name} />
      )}
    </Stack>
  );
}
