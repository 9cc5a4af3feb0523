import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { Award } from '@src/features/qualifications/api';
import { AwardChip } from '@src/features/qualifications/lists/AwardChip';
import { PersonQualifications } from '@src/features/qualifications/person/PersonQualifications';
import { WithdrawButton } from '@src/features/qualifications/view/WithdrawButton';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** Certificates as others see them: on a person's card, and revoked. */

const wire = openPageWire();
beforeAll(async () => {
  await i18next.loadNamespaces(['common', 'content', 'qualifications', 'assignments']);
}, 60_000);

const award: Award = {
  ...{ id: 3, number: '2026-000003', state: 'valid', issuedAt: '2026-11-01T00:00:00Z' },
  ...{ validUntil: '2027-11-01', conditionalUntil: null, reason: null },
  ...{ withdrawnOn: null, withdrawnReason: null },
};
const withdrawn: Award = {
  ...award,
  ...{ state: 'revoked', reason: 'withdrawn', withdrawnOn: '2026-11-20', withdrawnReason: 'Нарушение' },
};

const held = (id: number, name: string, more: object) => ({
  qualification: { id, code: `К-${id}`, name, level: 2 },
  ...{ assignment: null, award: null, ...more },
});
const owed = { id: 9, status: 'inProgress', isOverdue: false, progress: 40, dueAt: '2026-12-20T20:59:59Z' };

function answerCard(count: number, items: unknown[]): void {
  wire.answer = () => ({ data: { user: { id: 7, qualifications: { count, items } } } });
}

describe('on a person’s card', () => {
  it('each qualification is shown: progress, the certificate, its expiry, and its file', async () => {
    answerCard(3, [
      held(1, 'Кассир', { assignment: owed }),
      held(2, 'Бариста', { award }),
      held(3, 'Повар', { award: withdrawn }),
    ]);
    showPart(<PersonQualifications userId={7} isAlwaysShown />);
    const card = await screen.findByRole('region', { name: 'Квалификации' });
    const [cashier, barista, cook] = await within(card).findAllByRole('listitem');
    if (!cashier || !barista || !cook) throw new Error('three are shown');
    expect(cashier.textContent).toContain('пройдено 40 %');
    expect(within(cashier).getByRole('link', { name: 'Кассир' }).getAttribute('href')).toBe(
      '/qualification/view/1',
    );
    expect(barista.textContent).toContain('Сертификат № 2026-000003');
    expect(barista.textContent).toContain('Действует по 01.11.2027');
    within(barista).getByRole('button', { name: 'Скачать сертификат: Бариста' });
    expect(cook.textContent).toContain('Отозван 20.11.2026');
    expect(cook.textContent).toContain('Причина: Нарушение');
  });

  it('inaccessible ones are counted, and an empty card says so', async () => {
    answerCard(2, []);
    showPart(<PersonQualifications userId={7} />);
    await screen.findByText('Ещё 2 квалификации, которые вам нельзя открыть');
    answerCard(0, []);
    showPart(<PersonQualifications userId={8} isAlwaysShown />);
    await screen.findByText('Квалификаций нет');
  });

  it('without access to a person’s qualifications, no empty heading is shown', async () => {
    answerCard(0, []);
    showPart(<PersonQualifications userId={7} />);
    await screen.findByRole('alert').catch(() => undefined);
    expect(screen.queryByText('Квалификации')).toBeNull();
  });
});

describe('revoking a certificate', () => {
  it('requires a reason on its own field first, then sends it once; a rejection keeps the typed text', async () => {
    const user = userEvent.setup();
    showPart(<WithdrawButton award={award} person="О. Белова" />);
    await user.click(await screen.findByRole('button', { name: 'Отозвать сертификат: О. Белова' }));
    const dialog = screen.getByRole('dialog', { name: 'Отозвать сертификат № 2026-000003?' });
    await user.click(within(dialog).getByRole('button', { name: 'Отозвать' }));
    await within(dialog).findByText(i18next.t('validation:required'));
    expect(wire.mutations()).toEqual([]);
    const field = within(dialog).getByRole('textbox', { name: /Причина/ });
    await user.type(field, ' Нарушение ');
    const rejection = { type: 'GraphQLError', code: 'qualification.awardOver' };
    wire.answer = () => ({
      errors: [{ message: 'Этот сертификат уже не действует', extensions: rejection }],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Отозвать' }));
    await within(dialog).findByText('Этот сертификат уже не действует');
    expect(field).toHaveProperty('value', ' Нарушение ');
    wire.answer = () => ({ data: { qualificationAwardWithdraw: withdrawn } });
    await user.click(within(dialog).getByRole('button', { name: 'Отозвать' }));
    const sent = wire.mutations().map(({ variables }) => variables);
    expect(sent).toMatchObject([
      { id: 3, reason: 'Нарушение' },
      { id: 3, reason: 'Нарушение' },
    ]);
    // One key for one dialog: the server does it once.
    expect(new Set(sent.map(({ clientKey }) => clientKey)).size).toBe(1);
  });

  it('its chip shows «Отозван» with the day', async () => {
    showPart(<AwardChip award={withdrawn} />);
    await screen.findByText('Отозван 20.11.2026');
  });
});
