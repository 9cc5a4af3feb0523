import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RightArea } from '@src/api/init';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { BusyButton } from '@src/components/form/BusyButton';
import { usePageTitle } from '@src/components/routing/page-title';
import { formatDate } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import type { RightFlag } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import { useCall } from '@src/store/useCall';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type AccessGate, useAccessGateQuery, useAccessRequestCreateMutation } from '../api';

interface AccessGateCardProps {
  area: RightArea;
  flag: RightFlag;
  /** The address at which access was denied. */
  from: string;
}

/** Shown for a denied page: which right is missing, who can grant it, and a request with one click. */
export function AccessGateCard({ area, flag, from }: AccessGateCardProps) {
  const { t } = useTranslation(['roles', 'common']);
  usePageTitle(t('common:error.deniedTitle'), t('common:siteName'));
  const { data, error, refetch } = useAccessGateQuery({ area, flag });
  return (
    <Card sx={{ maxWidth: 620, mx: 'auto', mt: { xs: 2, sm: 6 }, p: { xs: 2.5, sm: 4 } }}>
      <Loaded
        data={data?.accessGate}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={4} columns={1} />}
      >
        {(gate) => <Gate gate={gate} area={area} flag={flag} from={from} />}
      </Loaded>
    </Card>
  );
}

function Gate({ gate, area, flag, from }: AccessGateCardProps & { gate: AccessGate }) {
  const { t, i18n } = useTranslation(['roles', 'common']);
  const [create, { isLoading }] = useAccessRequestCreateMutation();
  const call = useCall();
  const { isAdmin } = useAppSelector(selectRoles);
  const { areaName, grantors, grantorsCount, request } = gate;
  const isAsked = request !== null && new Date(request.repeatAt) > new Date();
  const more = grantorsCount - grantors.length;
  return (
    <Stack spacing={2}>
      <Box sx={{ color: (theme) => theme.tokens.accentText }}>
        <LockKeyhole size={30} aria-hidden />
      </Box>
      <Typography variant="h1">{t('common:error.deniedTitle')}</Typography>
      <Typography>
        {t('roles:gate.needs', { right: `${areaName} – ${t(`roles:flag.${flag}`).toLocaleLowerCase()}` })}
      </Typography>
      <Typography color="textSecondary">
        {grantors.length > 0
          ? t(more > 0 ? 'roles:gate.grantorsMore' : 'roles:gate.grantors', {
              names: grantors.join(', '),
              count: more,
            })
          : t(isAdmin ? 'roles:gate.provider' : 'roles:gate.nobody')}
      </Typography>
      {isAsked ? (
        <Typography role="status" sx={{ fontWeight: 560 }}>
          {t(`roles:gate.${request.status}`, {
            date: formatDate(request.createdAt, 'dateTime', i18n.language),
          })}
        </Typography>
      ) : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {isAsked || grantors.length === 0 ? null : (
          <BusyButton
            variant="contained"
            isBusy={isLoading}
            onClick={() =>
              void call(create({ area, flag, route: from.split('?')[0] ?? '/' })).catch(() => undefined)
            }
          >
            {t('roles:gate.ask')}
          </BusyButton>
        )}
        <Button variant="outlined" component={Link} to="/">
          {t('common:error.home')}
        </Button>
      </Stack>
    </Stack>
  );
}
