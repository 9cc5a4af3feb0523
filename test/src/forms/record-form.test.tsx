import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormTextField } from '@src/components/form/FormTextField';
import { SaveBar } from '@src/components/form/SaveBar';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { startI18n } from '@src/lib/i18n';

/** A record that is edited while its earlier change is being saved, or loaded again. */
interface Card {
  name: string;
  place: string;
  updatedAt: string;
}
type CardValues = Pick<Card, 'name' | 'place'>;

const FIRST = { name: 'Касса', place: 'Зал', updatedAt: '2026-01-01T10:00:00.000Z' };
const saved = (card: CardValues, minute: number): Card => ({
  ...card,
  // The server trims what was typed.
  name: card.name.trim(),
  updatedAt: `2026-01-01T10:0${minute}:00.000Z`,
});

let sent: { values: CardValues; updatedAt: string | undefined }[] = [];
let answer: (card: Card) => void = () => undefined;
let load: (card: Card) => void = () => undefined;

function CardForm() {
  const [record, setRecord] = useState<Card>(FIRST);
  load = setRecord;
  const form = useRecordForm<Card, CardValues>({
    record,
    draftName: 'card',
    onSaved: () => undefined,
    send: (values, updatedAt) => {
      sent.push({ values, updatedAt });
      return new Promise((resolve) => {
        answer = (card) => {
          const written = { data: { cardUpdate: card }, error: undefined };
          resolve(written);
        };
      });
    },
  });
  const { base = record } = form;
  const initialValues = useMemo(() => ({ name: base.name, place: base.place }), [base]);
  return (
    <AppForm initialValues={initialValues} onSubmit={form.submit} isReinitialized>
      <FollowRecord record={record} base={form.base} onFollow={form.follow} />
      <FormTextField name="name" label="Название" />
      <FormTextField name="place" label="Место" />
      <SaveBar />
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

beforeAll(() => startI18n('ru'));
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

async function sendFirst() {
  render(<CardForm />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Название' }), ' 2 ');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  return user;
}

test('what is typed while a change is being sent is kept, and saved next', async () => {
  const user = await sendFirst();
  await user.type(field('Место'), ' у входа');
  const card = saved({ name: 'Касса 2 ', place: 'Зал' }, 1);
  answer(card);
  await waitFor(() => expect(save()).toBeEnabled());
  expect(field('Место')).toHaveValue('Зал у входа');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.values.place).toBe('Зал у входа');
});

test('what is typed before one’s own change is loaded again is kept, and is no conflict with oneself', async () => {
  const user = await sendFirst();
  const card = saved({ name: 'Касса 2 ', place: 'Зал' }, 1);
  answer(card);
  await waitFor(() => expect(save()).toBeDisabled());
  await user.type(field('Место'), ' у входа');
  act(() => load(card));
  await waitFor(() => expect(field('Название')).toHaveValue('Касса 2'));
  expect(field('Место')).toHaveValue('Зал у входа');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ values: { name: 'Касса 2', place: 'Зал у входа' }, updatedAt: card.updatedAt });
});

test('it is no conflict with oneself either when it is sent before that', async () => {
  const user = await sendFirst();
  const card = saved({ name: 'Касса 2', place: 'Зал' }, 1);
  answer(card);
  await waitFor(() => expect(save()).toBeDisabled());
  await user.type(field('Место'), ' у входа');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.updatedAt).toBe(card.updatedAt);
});

test('a change of somebody else is not taken over what was typed', async () => {
  const user = await sendFirst();
  const card = saved({ name: 'Касса 2', place: 'Зал' }, 1);
  answer(card);
  await waitFor(() => expect(save()).toBeDisabled());
  await user.type(field('Место'), ' у входа');
  act(() => load(saved({ name: 'Чужое', place: 'Склад' }, 2)));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    values: { name: 'Касса 2 ', place: 'Зал у входа' },
    updatedAt: card.updatedAt,
  });
});
