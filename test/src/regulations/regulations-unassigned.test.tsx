import { act, screen } from '@testing-library/react';
import { Unassigned } from '@src/app/regulation/Unassigned';
import { CurrentVersionPage } from '@src/features/regulations/pages/CurrentVersionPage';
import { openPageWire, showAt } from '@test/helpers/page/page-wire';
import { regulationToSign } from '@test/src/regulations/regulation-to-sign';
import { person, storeOf } from '../shell/people';

/** A published text that nobody has to read: the next step is to assign it. */

const wire = openPageWire();

async function openWith(regulation: object, rules: object[]): Promise<void> {
  wire.answer = ({ query }) => {
    if (query.includes('assignmentRules')) return { data: { assignmentRules: rules } };
    if (query.includes('regulationApprovals')) return { data: { regulationApprovals: [] } };
    return { data: { regulation: { ...regulationToSign, ...regulation } } };
  };
  showAt(<CurrentVersionPage reasons={() => null} heldReason={null} next={null} Unassigned={Unassigned} />, {
    path: '/regulation/:tabName/:id/current-version',
    address: '/regulation/editor/2/current-version',
    store: storeOf(person({ isAdmin: true })),
  });
  await screen.findByRole('article', { name: 'Правила' });
}

const editor = { abilities: { ...regulationToSign.abilities, canEdit: true } };
const offer = () => screen.queryByRole('link', { name: 'Назначить' });

test('its editor is offered to assign it, with a link to a new rule', async () => {
  await openWith(editor, []);
  expect(await screen.findByRole('link', { name: 'Назначить' })).toHaveAttribute(
    'href',
    '/regulation/editor/2/access?assign=1',
  );
});

test.each<[string, object, object[]]>([
  ['a rule exists', editor, [{ id: 1 }]],
  ['somebody has it', { ...editor, statistic: { assigned: 1 } }, []],
  ['it is in the archive', { ...editor, isArchive: true }, []],
  ['the reader may not edit it', {}, []],
])('nothing is offered when %s', async (_when, regulation, rules) => {
  await openWith(regulation, rules);
  await act(() => new Promise((wake) => setTimeout(wake, 50)));
  expect(offer()).toBeNull();
});
