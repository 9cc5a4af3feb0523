import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { initApi, type Suspension } from '@src/api/init';
import { usePageTitle } from '@src/components/routing/page-title';
import { formatDate } from '@src/lib/dates';
import { useLeave } from '@src/features/auth/useLeave';
import { CirclePause } from 'lucide-react';
import { useAppSelector } from '@src/store/hooks';
import { selectConsts } from '@src/store/selectors/roles';
import { useTranslation } from 'react-i18next';

/** A suspended organization has no live connection that could report when it is active again, so it is polled. */
const CHECK_MS = 30_000;

/**
 * Shown instead of the workspace while the provider has suspended the organization: why and until when. It closes when the
 * suspension ends.
 */
export function Suspended({ suspension }: { suspension: Suspension }) {
  const { t, i18n } = useTranslation('navigation');
  usePageTitle(t('navigation:suspended.title'), t('common:siteName'));
  const leave = useLeave();
  initApi.endpoints.initApp.useQuerySubscription(undefined, {
    pollingInterval: CHECK_MS,
    refetchOnFocus: true,
  });
  const { reason, until } = suspension;
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', p: 2 }}>
      <Card sx={{ maxWidth: 560, p: { xs: 2.5, sm: 4 } }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Box sx={{ color: (theme) => theme.tokens.accentText }}>
            <CirclePause size={30} aria-hidden />
          </Box>
          <Typography variant="h1">{t('navigation:suspended.title')}</Typography>
          {reason ? <Typography>{reason}</Typography> : null}
          <Typography color="textSecondary">
            {until
              ? t('navigation:suspended.until', { date: formatDate(until, 'date', i18n.language) })
              : t('navigation:suspended.open')}
          </Typography>
          <Contacts />
          <Button variant="outlined" onClick={() => void leave()}>
            {t('navigation:signOut')}
          </Button>
        </Stack>
      </Card>
    </Box>
  );
}

/** The provider's contacts, if configured. */
function Contacts() {
  const { t } = useTranslation('navigation');
  const offer = useAppSelector(selectConsts)?.offer;
  const { contactEmail = null, contactPhone = null } = offer ?? {};
  if (contactEmail === null && contactPhone === null) return null;
  return (
    <Typography>
      {t('navigation:suspended.contacts')}{' '}
      {contactEmail ? <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> : null}
      {contactEmail && contactPhone ? ', ' : null}
      {contactPhone ? <Link href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>{contactPhone}</Link> : null}
    </Typography>
  );
}
