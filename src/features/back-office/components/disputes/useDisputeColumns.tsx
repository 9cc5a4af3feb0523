import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import type { ClientDispute } from '../../api';
import { CellNote, NamedCell } from '../NamedCell';

const COLOURS = { open: 'amber', accepted: 'green', declined: 'red' } as const;

interface Decisions {
  onAccept: (dispute: ClientDispute) => void;
  onDecline: (dispute: ClientDispute) => void;
}

/** The columns of disputes, with the decisions on pending ones. */
export function useDisputeColumns({
  isClientShown,
  ...decisions
}: Decisions & { isClientShown: boolean }): SimpleColumn<ClientDispute>[] {
  const { t } = useTranslation('office');
  const mayWrite = useAppSelector(selectCan)('backOfficeSettingAccount', 'write');
  const client: SimpleColumn<ClientDispute> = {
    key: 'client',
    title: t('office:disputes.client'),
    render: ({ organizationName, dispute }) => <NamedCell name={organizationName} note={dispute.createdBy} />,
  };
  return [
    {
      key: 'at',
      title: t('office:disputes.at'),
      width: 140,
      render: ({ dispute }) => formatDate(dispute.createdAt, 'dateTime'),
    },
    ...(isClientShown ? [client] : []),
    {
      key: 'writeOff',
      title: t('office:disputes.writeOff'),
      render: ({ objectName, action, writtenOffAt, initiator }) => (
        <NamedCell
          name={objectName}
          note={[action, initiator, formatDate(writtenOffAt, 'dateTime')].filter(Boolean).join(' · ')}
        />
      ),
    },
    { key: 'reason', title: t('office:disputes.reason'), render: ({ dispute }) => dispute.reason },
    {
      key: 'tokens',
      title: t('office:disputes.tokens'),
      align: 'right',
      render: ({ tokens, dispute }) =>
        dispute.tokens === null
          ? tokens
          : t('office:disputes.of', { returned: dispute.tokens, count: tokens }),
    },
    {
      key: 'status',
      title: t('office:disputes.status'),
      render: ({ dispute: { status, answer } }) => (
        <>
          <StatusChip label={t(`office:disputes.state.${status}`)} colour={COLOURS[status]} />
          <CellNote text={answer} />
        </>
      ),
    },
    ...(mayWrite ? [decisionColumn(t('office:disputes.decision'), decisions)] : []),
  ];
}

function decisionColumn(title: string, decisions: Decisions): SimpleColumn<ClientDispute> {
  return {
    key: 'decision',
    title,
    align: 'right',
    render: (dispute) =>
      dispute.dispute.status === 'open' ? <Decision dispute={dispute} {...decisions} /> : null,
  };
}

function Decision({ dispute, onAccept, onDecline }: Decisions & { dispute: ClientDispute }) {
  const { t } = useTranslation('office');
  const name = dispute.objectName;
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <Button
        size="small"
        onClick={() => onAccept(dispute)}
        aria-label={t('office:disputes.acceptOf', { name })}
      >
        {t('office:disputes.accept')}
      </Button>
      <Button
        size="small"
        color="error"
        onClick={() => onDecline(dispute)}
        aria-label={t('office:disputes.declineOf', { name })}
      >
        {t('office:disputes.decline')}
      </Button>
    </Stack>
  );
}
