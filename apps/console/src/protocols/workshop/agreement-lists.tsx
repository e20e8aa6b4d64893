import { List, SimpleGrid, Text } from '@mantine/core';
import { PagedList } from '../../frame/paged-list.js';
import { useWords } from '../../words/use-words.js';
import { EventLink } from '../../channel/event-link.js';
import type { Agreement, Matter } from './agreement.js';
import { Heading } from '../../frame/heading.js';
import { StancesOf } from './stances.js';

const SIGNS = { agreed: '✓', uncertain: '?', divisive: '✗' } as const;
type ListName = keyof typeof SIGNS;

interface AgreementListsProps {
  agreement: Agreement;
  /** How many plan. */
  roles: number;
  language: string;
  nameOf(id: string): string;
}

/** Three honest lists: what is agreed, what is uncertain, what divides. Silence is no chip, and is counted (W4). */
export function AgreementLists({ agreement, ...rest }: AgreementListsProps) {
  const { colon, workshop: t } = useWords();
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      {(Object.keys(SIGNS) as ListName[]).map((name) => (
        <section key={name} aria-label={t.agreement[name]}>
          <Heading mt={4}>{`${SIGNS[name]} ${t.agreement[name]}${colon}${agreement[name].length}`}</Heading>
          <Text size="xs">{t.agreement.why[name]}</Text>
          <PagedList items={agreement[name]} spacing={8} mt={4}>
            {(matter) => <Item key={matter.id} matter={matter} {...rest} />}
          </PagedList>
        </section>
      ))}
    </SimpleGrid>
  );
}

function Item({ matter, roles, language, nameOf }: Omit<AgreementListsProps, 'agreement'> & { matter: Matter }) {
  const { workshop: t, channel: page } = useWords();
  const { id, text, stances, position } = matter;
  const all = Object.values(stances);
  const agree = all.filter(({ stance }) => stance === 'agree').length;
  return (
    <List.Item>
      {position === undefined ? page.part(id) : <EventLink position={position}>{page.part(id)}</EventLink>}
      <Text size="sm" className="said" lang={language}>
        {text}
      </Text>
      <StancesOf stances={stances} nameOf={nameOf} />
      <Text size="xs">
        {position === undefined && !all.length ? t.agreement.carried : t.agreement.of(agree, roles, all.length)}
      </Text>
    </List.Item>
  );
}
