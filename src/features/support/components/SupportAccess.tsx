import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { useIsEdit } from '@src/store/useEditMode';
import { useNotify } from '@src/store/useNotify';
import { useSupportAccessQuery, useSupportAccessUpdateMutation, useSupportSessionsQuery } from '../api';
import { GuestList } from './SupportGuests';

const PAST = '/organization/history?actions=supportEnter';

/** «Доступ поддержки»: whether the provider's employees must ask before making changes, and who is in the workspace now. */
export function SupportAccess() {
  const { t } = useTranslation('support');
  const query = useSupportSessionsQuery();
  return (
    <Box sx={{ maxWidth: 860, mt: 2 }}>
      <Section
        title={t('support:access.title')}
        text={t('support:access.text')}
        action={
          <Link component={RouterLink} to={PAST} variant="body2">
            {t('support:access.history')}
          </Link>
        }
      >
        <Stack spacing={2}>
          <Waiver />
          <Loaded
            data={query.data?.supportSessions}
            error={query.error}
            onRetry={() => void query.refetch()}
            skeleton={<SkeletonRows columns={1} />}
          >
            {(guests) =>
              guests.length > 0 ? (
                <GuestList guests={guests} />
              ) : (
                <Typography color="textSecondary">{t('support:access.none')}</Typography>
              )
            }
          </Loaded>
        </Stack>
      </Section>
    </Box>
  );
}

/** Whether changes are allowed in advance, since when and by whom. */
function Waiver() {
  const { t, i18n } = useTranslation('support');
  const helpId = useId();
  const isEdit = useIsEdit();
  const { data } = useSupportAccessQuery();
  const [update, { isLoading }] = useSupportAccessUpdateMutation();
  const call = useCall();
  const notify = useNotify();
  const access = data?.supportAccess;
  const set = (isWaived: boolean) =>
    void call(update({ isWaived })).then(
      () => notify.success(t(isWaived ? 'support:access.on' : 'support:access.off')),
      () => undefined,
    );
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={access?.isWaived ?? false}
            disabled={!access || isLoading || !isEdit}
            slotProps={{ input: { 'aria-describedby': helpId } }}
            onChange={(_event, isWaived) => set(isWaived)}
          />
        }
        label={t('support:access.waive')}
      />
      <Typography id={helpId} variant="body2" color="textSecondary">
        {t('support:access.waiveHelp')}
      </Typography>
      {access?.waivedAt ? (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {t('support:access.since', {
            name: access.waivedBy ?? '—',
            time: formatDate(access.waivedAt, 'dateTime', i18n.language),
          })}
        </Typography>
      ) : null}
    </Box>
  );
}
