import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentKindContext } from '@src/content/content-kind';
import { IntegrityCard } from '@src/content/history/IntegrityCard';
import { SignerFacts } from '@src/content/history/EvidenceFacts';
import { educationKinds } from '@src/features/educations/kind';
import { loadTranslations } from '@src/lib/i18n';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** What the records say about signers whose identity is in doubt. */
const wire = openPageWire();
beforeAll(() => loadTranslations(['educations', 'content']));

const signer = {
  ...{ startedBy: 'password' as const, startedAt: '2026-03-01T08:00:00.000Z', isTwoFactor: false },
  ...{ passwordSetAt: null, account: null, doubt: 'unconfirmedChange' as const },
  change: {
    ...{ kind: 'email' as const, changedAt: '2026-03-01T09:00:00.000Z', changedByName: 'Начальников Пётр' },
    ...{ isConfirmed: false, confirmedByName: null },
  },
};

test('«Проверить целостность» names the signers in doubt and who changed their address, though the chain is whole', async () => {
  wire.answer = () => ({
    data: {
      contentCheckIntegrity: {
        ...{ isWhole: true, checked: 5, checkedAt: '2026-03-02T08:00:00.000Z', broken: [] },
        doubted: [{ signatureId: '7', userName: 'Иванов Иван', signer }],
      },
    },
  });
  showPart(
    <ContentKindContext value={educationKinds.video}>
      <IntegrityCard id={5} />
    </ContentKindContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Проверить целостность' }));
  expect(
    await screen.findByText(
      /Иванов Иван, запись 7. Личность не подтверждена: адрес сменён, Начальников Пётр/,
    ),
  ).toBeVisible();
});

test('a record names the administrator who confirmed the change', async () => {
  showPart(
    <ContentKindContext value={educationKinds.video}>
      <SignerFacts
        signer={{
          ...signer,
          doubt: null,
          change: { ...signer.change, isConfirmed: true, confirmedByName: 'Второй Борис' },
        }}
      />
    </ContentKindContext>,
  );
  expect(await screen.findByText(/подтверждение: Второй Борис/)).toBeVisible();
  expect(screen.queryByText(/не подтверждена/)).toBeNull();
});
