import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { focusFirst } from '../answer-frame.js';
import { fieldsOf, NOTHING, type Asked, type Draft, type Edit, type Field } from './answer-body.js';

interface ChangeFormProps {
  asked: Asked;
  draft: Draft;
  /** How many changes it asks for. */
  count: number;
  set(draft: Draft): void;
}

/** Every field that may be otherwise, with a reason for each that is, and terms to add. */
export function ChangeForm({ asked, draft, count, set }: ChangeFormProps) {
  const t = useWords().negotiation;
  const edit = (field: string, to: Edit) => set({ ...draft, edits: new Map(draft.edits).set(field, to) });
  const add = (index: number, changes: Partial<Draft['added'][number]>) =>
    set({ ...draft, added: draft.added.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
  return (
    <Stack gap="xs" ref={focusFirst}>
      <Text size="sm">{t.edit}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm" verticalSpacing="xs">
        {fieldsOf(asked).map((field) => (
          <FieldEdit
            key={field.field}
            field={field}
            edit={draft.edits.get(field.field)}
            set={(to) => edit(field.field, to)}
          />
        ))}
        {draft.added.map(({ field, value, reason }, index) => (
          <div key={index} className="change">
            <Group gap={4} grow>
              <TextInput
                label={t.newTerm}
                value={field}
                onChange={(event) => add(index, { field: event.currentTarget.value })}
              />
              <TextInput
                label={t.value}
                value={value}
                onChange={(event) => add(index, { value: event.currentTarget.value })}
              />
            </Group>
            <TextInput
              label={t.whyChange(field)}
              value={reason}
              onChange={(event) => add(index, { reason: event.currentTarget.value })}
            />
          </div>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          onClick={() => set({ ...draft, added: [...draft.added, { field: '', value: '', reason: '' }] })}
        >
          {t.addTerm}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={!draft.edits.size && !draft.added.length}
          onClick={() => set(NOTHING)}
        >
          {t.reset}
        </Button>
      </Group>
      <Textarea
        label={count ? t.whatMustChange : t.why}
        description={count ? t.reasonForAll : undefined}
        value={draft.reasoning}
        onChange={({ currentTarget }) => set({ ...draft, reasoning: currentTarget.value })}
        autosize
      />
    </Stack>
  );
}

interface FieldEditProps {
  field: Field;
  edit: Edit | undefined;
  set(edit: Edit): void;
}

/** One field; once it is otherwise, why. */
function FieldEdit({ field: { field, value: before, unit, own }, edit, set }: FieldEditProps) {
  const t = useWords().negotiation;
  const name = own ? t.own[own] : field.replaceAll('_', ' ');
  const { value = before, reason = '' } = edit ?? {};
  const isChanged = value.trim() !== '' && value.trim() !== before;
  const shared = {
    label: unit ? t.inUnit(name, unit) : name,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ value: currentTarget.value, reason }),
  };
  return (
    <div className={isChanged ? 'change' : undefined}>
      {own && own !== 'role' ? <Textarea {...shared} autosize maxRows={4} /> : <TextInput {...shared} />}
      {isChanged && (
        <TextInput
          label={t.whyChange(name)}
          value={reason}
          onChange={({ currentTarget }) => set({ value, reason: currentTarget.value })}
        />
      )}
    </div>
  );
}
