import { Box, Group, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Step } from './talk.js';

/** How tall half of the picture is, and a point at most. */
const HALF_PX = 48;
const POINT_PX = 10;

/** Settled points rise above the line, open ones hang below it; a table has the same figures. */
export function Course({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('round-table');
  if (!steps.length) return null;
  return (
    <>
      <Text fw={600} size="sm">
        {t('course')}
      </Text>
      <Text size="xs">{t('courseOf')}</Text>
      <Mirror steps={steps} />
      <Table verticalSpacing={2} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('roundHead')}</Table.Th>
            <Table.Th>{t('settledPoints')}</Table.Th>
            <Table.Th>{t('openPoints')}</Table.Th>
            <Table.Th>{t('agreeing')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map(({ round, settled, open, agree, stand }) => (
            <Table.Tr key={round}>
              <Table.Td>{round}</Table.Td>
              <Table.Td>{`✓ ${settled}`}</Table.Td>
              <Table.Td>{`○ ${open}`}</Table.Td>
              <Table.Td>{t('ofThem', { agree, stand })}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

/** The picture alone: whoever cannot see it has the table. */
function Mirror({ steps }: { steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.flatMap(({ open, settled }) => [open, settled]));
  const height = (count: number) => count * Math.min(POINT_PX, HALF_PX / most);
  return (
    <Group gap={4} wrap="nowrap" align="center" aria-hidden style={{ overflowX: 'auto' }}>
      {steps.map(({ round, open, settled }) => (
        <Box key={round} flex={1} miw={14} maw={40}>
          <Box h={HALF_PX} style={{ display: 'flex', alignItems: 'end', borderBottom: '1px solid currentColor' }}>
            <Box w="100%" h={height(settled)} bg="green.6" />
          </Box>
          <Box h={HALF_PX}>
            <Box w="100%" h={height(open)} bg="orange.6" />
          </Box>
        </Box>
      ))}
    </Group>
  );
}
