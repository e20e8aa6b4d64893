import { Code, Loader, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { useNavigate, useSearchParams } from 'react-router';
import { PROTOCOLS, protocolOf } from '../protocols/index.js';

/** The form that starts one; which protocol's stands in the address. */
export function NewDeliberation() {
  const words = useWords();
  const t = words.frame;
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const protocol = protocolOf(search.get('new') ?? undefined) ?? PROTOCOLS[0]!;
  const { data: opening } = useQuery({
    queryKey: ['opening', protocol.name],
    queryFn: protocol.opening,
    staleTime: Infinity,
  });
  const Form = opening?.Form;
  const close = () =>
    setSearch((before) => {
      before.delete('new');
      return before;
    });
  return (
    <Modal opened onClose={close} title={t.open.title} size="lg" closeButtonProps={{ 'aria-label': t.event.close }}>
      <Stack>
        <NativeSelect
          label={t.home.protocol}
          value={protocol.name}
          onChange={({ currentTarget }) => setSearch({ new: currentTarget.value }, { replace: true })}
          data={PROTOCOLS.map(({ name }) => ({ value: name, label: words[name].title }))}
        />
        <Text size="sm">{words[protocol.name].about}</Text>
        {!opening && <Loader aria-label={t.loading} />}
        {Form && <Form onOpened={(id) => void navigate(`/channels/${id}`)} />}
        {opening && !Form && (
          <>
            <Text size="sm">{t.open.soon}</Text>
            <Code block>{protocol.terminal}</Code>
          </>
        )}
      </Stack>
    </Modal>
  );
}
