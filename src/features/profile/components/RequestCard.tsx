import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ChangeLine } from '@src/components/data/ChangeLine';
import { BusyButton } from '@src/components/form/BusyButton';
import { useCall } from '@src/store/useCall';
import { type ProfileRequest, useProfileRequestWithdrawMutation } from '../api';

/** A pending or declined profile change request; accepted and withdrawn ones are not shown. */
export function RequestCard({ request }: { request: ProfileRequest }) {
  const { t } = useTranslation('profile');
  const [withdraw, { isLoading }] = useProfileRequestWithdrawMutation();
  const call = useCall();
  if (request.status !== 'open' && request.status !== 'declined') return null;
  const isOpen = request.status === 'open';
  return (
    <Alert
      severity={isOpen ? 'info' : 'warning'}
      action={
        isOpen ? (
          <BusyButton
            size="small"
            color="inherit"
            isBusy={isLoading}
            onClick={() => void call(withdraw({ id: request.id })).catch(() => undefined)}
          >
            {t('profile:request.withdraw')}
          </BusyButton>
        ) : undefined
      }
    >
      <Stack spacing={0.5}>
        <Typography variant="body2" sx={{ fontWeight: 560 }}>
          {isOpen
            ? t('profile:request.open')
            : t('profile:request.declined', { name: request.decidedBy?.nameFull ?? '' })}
        </Typography>
        {request.changes.map((change) => (
          <ChangeLine key={change.field} {...change} />
        ))}
        {request.reason ? <Typography variant="body2">{request.reason}</Typography> : null}
      </Stack>
    </Alert>
  );
}
