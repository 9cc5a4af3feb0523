import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useCall } from '@src/store/useCall';
import { useTranslation } from 'react-i18next';
import { type AccessRequest, useAccessRequestDeclineMutation, useAccessRequestsQuery } from '../api';

interface AccessRequestsProps {
  onGrant: (request: AccessRequest) => void;
}

const shown = 20;

/** Returns a formatter of the requested right. */
export function useRequestText() {
  const { t } = useTranslation('roles');
  return ({ areaName, flag }: AccessRequest) =>
    `${areaName} – ${t(`roles:flag.${flag}`).toLocaleLowerCase()}`;
}

/** The pending access requests. */
export function AccessRequests({ onGrant }: AccessRequestsProps) {
  const { t } = useTranslation('roles');
  const { data } = useAccessRequestsQuery({ pageSize: shown });
  const requests = data?.accessRequests;
  if (!requests?.count) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Section title={t('roles:requests.title')} text={t('roles:requests.text', { count: requests.count })}>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {requests.items.map((request) => (
            <Request key={request.id} request={request} onGrant={onGrant} />
          ))}
        </Stack>
      </Section>
    </Box>
  );
}

function Request({ request, onGrant }: AccessRequestsProps & { request: AccessRequest }) {
  const { t, i18n } = useTranslation('roles');
  const [decline, { isLoading }] = useAccessRequestDeclineMutation();
  const call = useCall();
  const what = useRequestText()(request);
  const name = personName(request.user);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', opacity: isLoading ? 0.5 : 1 }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 540 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[what, request.user.position?.name, formatDate(request.createdAt, 'dateTime', i18n.language)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="contained"
        aria-label={t('roles:requests.grantOf', { name, what })}
        onClick={() => onGrant(request)}
      >
        {t('roles:requests.grant')}
      </Button>
      <Button
        size="small"
        color="inherit"
        disabled={isLoading}
        aria-label={t('roles:requests.declineOf', { name, what })}
        onClick={() => void call(decline({ id: request.id })).catch(() => undefined)}
      >
        {t('roles:requests.decline')}
      </Button>
    </Stack>
  );
}
