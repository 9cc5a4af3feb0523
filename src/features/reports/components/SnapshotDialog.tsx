import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { uuid } from '@src/lib/uuid';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { useCall } from '@src/store/useCall';
import {
  type Report,
  type SnapshotPrice,
  useReportSnapshotCreateMutation,
  useReportSnapshotPriceQuery,
} from '../api';

interface SnapshotDialogProps {
  report: Report;
  onClose: () => void;
}

/** «Зафиксировать»: what a snapshot is and what it costs, before anything is spent. */
export function SnapshotDialog({ report, onClose }: SnapshotDialogProps) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const call = useCall();
  const [create] = useReportSnapshotCreateMutation();
  const [clientKey] = useState(uuid);
  const { data, error, refetch } = useReportSnapshotPriceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const price = data?.reportSnapshotPrice;
  const fix = async () => {
    try {
      await call(create({ reportId: report.id, tokens: price?.tokens ?? 0, clientKey }));
    } catch (refused) {
      // The price has changed, or somebody else has spent tokens: the dialog stays open with the current price.
      void refetch();
      throw refused;
    }
    void navigate('/statistic/report/snapshots');
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('reports:snapshot.title', { name: report.name })}
      confirmLabel={t('reports:snapshot.button')}
      onConfirm={fix}
      onClose={onClose}
    >
      <Stack spacing={1.5}>
        <span>{t('reports:snapshot.text')}</span>
        <Loaded
          data={price}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonRows rows={1} columns={1} />}
        >
          {(found) => <Price {...found} />}
        </Loaded>
      </Stack>
    </ConfirmDialog>
  );
}

function Price({ tokens, available, isEnough, limitText, warningText }: SnapshotPrice) {
  const { t } = useTranslation('reports');
  const canBuy = useAppSelector(selectCan)('payment', 'read');
  if (limitText) return <Alert severity="warning">{limitText}</Alert>;
  if (isEnough) {
    return (
      <Stack spacing={1}>
        <Typography aria-live="polite">
          {t('reports:snapshot.price', { tokens, left: available - tokens })}
        </Typography>
        {warningText ? <Alert severity="info">{warningText}</Alert> : null}
      </Stack>
    );
  }
  return (
    <Alert severity="warning">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <span>{t('reports:snapshot.missing', { tokens, available })}</span>
        {canBuy ? (
          <Button size="small" variant="outlined" color="inherit" component={RouterLink} to="/payment/tokens">
            {t('reports:snapshot.buy')}
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}
