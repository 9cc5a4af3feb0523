import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClientDocumentList } from '@src/features/back-office/components/documents/ClientDocumentList';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

/** «Документы» of the back office: what each document is about, and the document by which months are closed. */
const wire = openPageWire();
configure({ asyncUtilTimeout: 8000 });

const act = (id: number, isForTokens: boolean) => ({
  ...{ organizationId: 5, organizationName: 'Ромашка', inn: null },
  document: {
    ...{ id, type: 'act', number: id, date: '2027-02-28', isForTokens, status: 'issued', voidReason: '' },
    ...{ periodFrom: '2027-02-01', periodTo: '2027-02-28', amount: '195621', paid: '0' },
  },
});

function show(right: 'backOfficeDocs' | 'backOfficeDocs!', clientId: number | null = null) {
  wire.answer = ({ query }) => {
    if (query.includes('closingDocumentUpdate')) return { data: { closingDocumentUpdate: 'upd' } };
    if (query.includes('closingDocument')) return { data: { closingDocument: 'act' } };
    return { data: { clientPayDocuments: { items: [act(1, true), act(2, false)], count: 2 } } };
  };
  const store = storeOf(person({ isSuperAdmin: true }), roleWith(right));
  showPart(<ClientDocumentList clientId={clientId} />, '/back-office/documents', store);
  return () => store.getState().alerts.items.map(({ message }) => message);
}
const row = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body;

test('an act of tokens says so beside its date; another one has its date only', async () => {
  show('backOfficeDocs');
  within(await row('Акт № 1')).getByText('Токены, 28.02.2027');
  within(await row('Акт № 2')).getByText('28.02.2027');
});

test('whoever may write chooses the document by which months are closed, and is notified what has been chosen', async () => {
  const notified = show('backOfficeDocs!');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Закрывающий документ' }));
  await user.click(await screen.findByRole('option', { name: 'УПД' }));
  await waitFor(() => expect(notified()).toEqual(['Закрывающий документ следующих месяцев: УПД']));
  expect(wire.sent.find(({ query }) => query.includes('closingDocumentUpdate'))?.variables).toEqual({
    type: 'upd',
  });
});

test('whoever may only read is not offered the choice', async () => {
  show('backOfficeDocs');
  await row('Акт № 1');
  expect(screen.queryByText('Закрывающий документ')).toBeNull();
});

test('of one client, the choice for all is not offered', async () => {
  show('backOfficeDocs!', 5);
  await row('Акт № 1');
  expect(screen.queryByText('Закрывающий документ')).toBeNull();
});
