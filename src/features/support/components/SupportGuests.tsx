import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { type SupportGuest, useSupportSessionEndMutation, useSupportSessionsQuery } from '../api';
import { ConsentButtons } from './ConsentButtons';

/** The provider's employees who are in the workspace now, why and until when; renders nothing when there are none. */
export function SupportGuests() {
  const { t } = useTranslation('support');
  const { data } = useSupportSessionsQuery();
  const guests = data?.supportSessions ?? [];
  if (guests.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section title={t('support:guests.title')} text={t('support:guests.text')}>
        <GuestList guests={guests} />
      </Section>
    </Box>
  );
}

/** Each provider's employee with the client's actions. */
export function GuestList({ guests }: { guests: readonly SupportGuest[] }) {
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {guests.map((guest) => (
        <Guest key={guest.id} guest={guest} />
      ))}
    </Stack>
  );
}

function Guest({ guest }: { guest: SupportGuest }) {
  const { id, name, reason, until, consent } = guest;
  const { t, i18n } = useTranslation('support');
  const [end, { isLoading }] = useSupportSessionEndMutation();
  const call = useCall();
  const notify = useNotify();
  return (
    <Stack
      component="li"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 560 }}>
          {name}, {t('support:guests.until', { time: formatDate(until, 'shortDateTime', i18n.language) })}
        </Typography>
        <Typography variant="body2">{t(`support:guests.consent.${consent ?? 'look'}`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {reason ? t('support:guests.reason', { reason }) : t('support:guests.noReason')}
        </Typography>
      </Box>
      {consent === 'asked' ? <ConsentButtons request={guest} /> : null}
      <BusyButton
        variant="outlined"
        color="error"
        isBusy={isLoading}
        aria-label={t('support:guests.endOf', { name })}
        onClick={() =>
          void call(end({ id })).then(
            () => notify.success(t('support:guests.ended', { name })),
            () => undefined,
          )
        }
      >
        {t('support:guests.end')}
      </BusyButton>
    </Stack>
  );
}
