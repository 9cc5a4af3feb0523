import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import {
  type UserSessionsQuery,
  useUserSessionEndMutation,
  useUserSessionsEndMutation,
  useUserSessionsQuery,
} from '../api';

type Session = UserSessionsQuery['userSessions'][number];

/** The sessions of the user, or of a person whom they manage. */
export function SessionList({ userId = null }: { userId?: number | null }) {
  const { t } = useTranslation('sessions');
  const query = useUserSessionsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const sessions = query.data?.userSessions;
  const others = (sessions ?? []).filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Section
      title={t(userId === null ? 'sessions:list.mine' : 'sessions:list.theirs')}
      text={t(userId === null ? 'sessions:list.text' : 'sessions:list.theirText')}
      action={others > 0 ? <EndAll userId={userId} count={others} /> : undefined}
    >
      <Loaded
        data={sessions}
        error={query.error}
        onRetry={() => void query.refetch()}
        skeleton={<SkeletonRows rows={2} columns={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="textSecondary">{t('sessions:list.empty')}</Typography>}
      >
        {(rows) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((session) => (
              <SessionRow key={session.id} session={session} isMine={userId === null} />
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
}

function SessionRow({ session, isMine }: { session: Session; isMine: boolean }) {
  const { t, i18n } = useTranslation('sessions');
  const { device, isCurrent, createdAt, lastActivityAt, lastIp, ip } = session;
  const Icon = /Android|iOS/.test(device) ? Smartphone : Monitor;
  const name = device || t('sessions:list.unknownDevice');
  const time = (value: string) => formatDate(value, 'dateTime', i18n.language);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={(theme) => ({
        py: 1.5,
        alignItems: 'flex-start',
        '& + &': { borderTop: `1px solid ${theme.tokens.border}` },
      })}
    >
      <Box aria-hidden sx={{ color: 'text.secondary', pt: 0.25 }}>
        <Icon size={20} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Typography>
          {isCurrent ? <StatusChip colour="green" label={t('sessions:list.current')} /> : null}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {t('sessions:list.last', { time: time(lastActivityAt), address: lastIp || ip || '—' })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('sessions:list.since', { time: time(createdAt), address: ip || '—' })}
        </Typography>
      </Box>
      {isCurrent && isMine ? null : <EndOne id={session.id} name={name} />}
    </Stack>
  );
}

function EndOne({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('sessions');
  const [end, { isLoading }] = useUserSessionEndMutation();
  const call = useCall();
  const notify = useNotify();
  const run = async () => {
    try {
      await call(end({ id }));
      notify.success(t('sessions:end.done'));
    } catch {
      // The rejection was already shown.
    }
  };
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      disabled={isLoading}
      aria-label={t('sessions:end.of', { device: name })}
      onClick={() => void run()}
    >
      {t('sessions:end.one')}
    </Button>
  );
}

function EndAll({ userId, count }: { userId: number | null; count: number }) {
  const { t } = useTranslation('sessions');
  const [isAsked, setIsAsked] = useState(false);
  const [endAll] = useUserSessionsEndMutation();
  const call = useCall();
  const notify = useNotify();
  const label = t(userId === null ? 'sessions:end.others' : 'sessions:end.all');
  return (
    <>
      <Button variant="outlined" startIcon={<LogOut size={17} />} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDestructive
        title={t(userId === null ? 'sessions:end.othersTitle' : 'sessions:end.allTitle')}
        confirmLabel={label}
        onConfirm={async () => {
          await call(endAll({ userId }));
          notify.success(t('sessions:end.doneMany', { count }));
        }}
        onClose={() => setIsAsked(false)}
      >
        {t('sessions:end.text', { count })}
      </ConfirmDialog>
    </>
  );
}
