import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IntegrityBox } from '@src/components/feedback/IntegrityBox';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { useCall } from '@src/store/useCall';
import { type LedgerCheck, useLazyLedgerCheckQuery } from '../api';

type Fault = LedgerCheck['faults'][number];
type Difference = LedgerCheck['differences'][number];

/** «Проверить книгу»: whether a client's ledger is as it was written, each line that is not, and the money that differs from it. */
export function LedgerCheckBox({ organizationId }: { organizationId: number }) {
  const { t } = useTranslation('office');
  const [check, { isFetching }] = useLazyLedgerCheckQuery();
  const [found, setFound] = useState<LedgerCheck | null>(null);
  const call = useCall();
  const nameOf = useFaultName();
  const textOf = useDifferenceText();
  const run = async () => {
    const { data } = await call(check({ organizationId }));
    setFound(data?.ledgerCheck ?? null);
  };
  const state = found === null ? 'unknown' : found.isWhole ? 'whole' : 'broken';
  return (
    <IntegrityBox
      label={t('office:ledger.title')}
      isWhole={found?.isWhole ?? null}
      title={t(`office:ledger.${state}`)}
      text={
        found?.isWhole && found.lines > 0
          ? t('office:ledger.lines', { count: found.lines })
          : t(`office:ledger.text.${state}`)
      }
      button={t('office:ledger.check')}
      isBusy={isFetching}
      onCheck={() => void run().catch(() => undefined)}
      broken={linesOf(found?.faults, nameOf)}
      notes={linesOf(found?.differences, textOf)}
    />
  );
}

const linesOf = <Item,>(items: readonly Item[] | undefined, textOf: (item: Item) => string) =>
  (items ?? []).map((item, index) => ({ key: String(index), line: textOf(item) }));

/** The words for money that differs from the ledger or from the payment service. */
function useDifferenceText(): (difference: Difference) => string {
  const { t, i18n } = useTranslation('office');
  return ({ kind, subject, expected, actual, reference }) =>
    t(`office:ledger.difference.${kind}`, {
      number: subject ?? '—',
      reference: reference ?? '',
      expected: formatMoney(expected, i18n.language),
      actual: formatMoney(actual, i18n.language),
    });
}

/** The words that name an operation or a line of the ledger, and how it differs from what was written. */
function useFaultName(): (fault: Fault) => string {
  const { t, i18n } = useTranslation('office');
  return ({ operationId, at, kind, lineNumber, account, fault }) => {
    const named = [
      operationId === null ? '' : t('office:ledger.operation', { number: operationId }),
      at === null ? '' : formatDate(at, 'dateTime', i18n.language),
      kind === null ? '' : t(`office:ledger.kind.${kind}`),
      lineNumber === null ? '' : t('office:ledger.line', { number: lineNumber }),
      account === null ? '' : t(`office:ledger.account.${account}`),
    ];
    const what = named.filter((part) => part !== '').join(', ');
    return t('office:ledger.fault', { what, fault: t(`office:ledger.faults.${fault}`) });
  };
}
