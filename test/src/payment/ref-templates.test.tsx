import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RefListTab } from '@src/features/payment/pages/RefListTab';
import { SampleOffer } from '@src/features/organization/components/SampleOffer';
import { SampleStrip } from '@src/features/organization/components/SampleStrip';
import { SampleMark } from '@src/store/SampleMark';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** Templates for invited organizations: offered on /payment/refs/list, found by the newcomer on the page of the company. */
jest.setTimeout(60_000);
const wire = openPageWire();

const template = {
  ...{ id: 3, kind: 'document', objectId: 7, name: 'Гигиена', clauseCount: 4 },
  createdAt: '2026-12-01T10:00:00Z',
};
const candidate = { kind: 'document', objectId: 9, name: 'Касса', isOffered: false };

function answerAll(awaiting: readonly object[] = []) {
  wire.answer = ({ query }) => {
    if (query.includes('refTemplateOffer')) return { data: { refTemplateOffer: template } };
    if (query.includes('refTemplateWithdraw')) return { data: { refTemplateWithdraw: true } };
    if (query.includes('refTemplateCandidates')) return { data: { refTemplateCandidates: [candidate] } };
    if (query.includes('refTemplates')) return { data: { refTemplates: [template] } };
    if (query.includes('sampleFromReferrer')) return { data: { sampleFromReferrer: awaiting } };
    if (query.includes('sampleFill')) return { data: { sampleFill: [] } };
    return { data: { refLinks: [] } };
  };
}
function show(isAdmin: boolean) {
  showPart(<RefListTab />, '/payment/refs/list', storeOf(person({ isAdmin }), roleWith('payment!')));
}

test('an administrator sees what is offered, offers more, and withdraws', async () => {
  answerAll();
  show(true);
  const user = userEvent.setup();
  const table = within(await screen.findByRole('table', { name: 'Шаблоны для приглашённых' }));
  expect(table.getByText('Гигиена')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Предложить шаблон' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Предложить шаблон' }));
  await user.click(dialog.getByRole('combobox', { name: 'Какой' }));
  await user.click(await screen.findByRole('option', { name: 'Касса' }));
  await user.click(dialog.getByRole('button', { name: 'Предложить' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables).toEqual({ kind: 'document', objectId: 9 });
  await user.click(await screen.findByRole('button', { name: 'Убрать шаблон «Гигиена»' }));
  await waitFor(() => expect(wire.mutations()[1]?.variables).toEqual({ id: 3 }));
});

test('others see only their links', async () => {
  answerAll();
  show(false);
  await screen.findByText(/ссылок/i);
  expect(screen.queryByText('Шаблоны для приглашённых')).toBeNull();
  expect(wire.sent.filter(({ query }) => query.includes('refTemplates'))).toEqual([]);
});

test('a newcomer finds the templates of the referrer by name, and takes them with one click', async () => {
  answerAll([
    { kind: 'document', name: 'Гигиена', clauseCount: 4 },
    { kind: 'position', name: 'Пекарь', clauseCount: 0 },
  ]);
  showPart(<SampleOffer />, '/organization', storeOf(person({ isAdmin: true }), roleWith()));
  expect(await screen.findByText('Регламент «Гигиена», 4 пункта')).toBeVisible();
  expect(screen.getByText('Должность «Пекарь»')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Взять шаблоны' }));
  await waitFor(() => expect(wire.mutations()[0]?.variables).toEqual({ industry: 'referrer' }));
});

test('without a referrer nothing is shown about one', async () => {
  answerAll();
  showPart(<SampleOffer />, '/organization', storeOf(person({ isAdmin: true }), roleWith()));
  await waitFor(() => expect(wire.sent.length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Взять шаблоны' })).toBeNull();
});

const keptRegulation = { kind: 'regulation', id: 5, name: 'Гигиена', reason: 'changed' };

test('what was taken is not called a sample to look at and remove: it is there to be kept', async () => {
  wire.answer = ({ query }) =>
    query.includes('sampleRemovalPreview')
      ? { data: { sampleRemovalPreview: { removed: [], kept: [keptRegulation] } } }
      : { data: { sampleObjects: [{ kind: 'regulation', id: 5 }] } };
  const store = storeOf(person({ isAdmin: true }), roleWith(), { sample: 'referrer' });
  showPart(
    <>
      <SampleStrip />
      <SampleMark kind="regulation" id={5} />
    </>,
    '/organization',
    store,
  );
  expect(await screen.findByText('Из шаблона')).toBeVisible();
  const strip = screen.getByRole('region', { name: 'Шаблоны от тех, кто вас пригласил' });
  expect(strip).toHaveTextContent('Оставьте нужное');
  await userEvent.setup().click(within(strip).getByRole('button', { name: 'Удалить шаблоны' }));
  expect(await screen.findByRole('dialog', { name: 'Удалить шаблоны?' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/[Пп]ример/);
});

/** Answers the strip's calls; `kept` stays when everything else goes. */
function answerRemoval(kept: readonly object[]) {
  const removal = { removed: [{ kind: 'user', count: 7 }], kept };
  wire.answer = ({ query }) =>
    query.includes('sampleRemovalPreview')
      ? { data: { sampleRemovalPreview: removal } }
      : { data: { sampleRemove: removal } };
  showPart(
    <SampleStrip />,
    '/organization',
    storeOf(person({ isAdmin: true }), roleWith(), { sample: 'bakery' }),
  );
}
const pressRemove = async () =>
  userEvent.setup().click(screen.getByRole('button', { name: 'Удалить примеры' }));

test('a sample of which nothing stays goes with one click', async () => {
  answerRemoval([]);
  await pressRemove();
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what stays of a sample is listed before anything goes', async () => {
  answerRemoval([keptRegulation]);
  await pressRemove();
  const dialog = await screen.findByRole('dialog', { name: 'Удалить примеры?' });
  expect(dialog).toHaveTextContent('7 сотрудников');
  expect(dialog).toHaveTextContent('регламент «Гигиена»: вы это изменили');
  expect(wire.mutations()).toEqual([]);
  await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Удалить примеры' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
});
