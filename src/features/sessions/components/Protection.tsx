import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { useUserIpAccessLiftMutation, useUserProtectionQuery, useUserTwoFactorResetMutation } from '../api';

interface Whom {
  userId: number;
  name: string;
}

/** Restrictions that protect an account but can lock its owner out; users who manage people can remove them. */
export function Protection({ userId, name }: Whom) {
  const { t, i18n } = useTranslation('sessions');
  const query = useUserProtectionQuery({ userId });
  return (
    <Section title={t('sessions:protection.title')} text={t('sessions:protection.text')}>
      <Loaded
        data={query.data?.userProtection}
        error={query.error}
        onRetry={() => void query.refetch()}
        skeleton={<SkeletonRows rows={2} columns={2} />}
      >
        {({ twoFactorSince, isIpRestricted }) => (
          <Stack spacing={2}>
            <Protected
              text={
                twoFactorSince
                  ? t('sessions:protection.twoFactorOn', {
                      date: formatDate(twoFactorSince, 'date', i18n.language),
                    })
                  : t('sessions:protection.twoFactorOff')
              }
            >
              {twoFactorSince ? <ResetTwoFactor userId={userId} name={name} /> : null}
            </Protected>
            <Protected text={t(isIpRestricted ? 'sessions:protection.ipOn' : 'sessions:protection.ipOff')}>
              {isIpRestricted ? <LiftAddresses userId={userId} name={name} /> : null}
            </Protected>
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function Protected({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ flex: '1 1 200px' }}>{text}</Typography>
      {children}
    </Stack>
  );
}

interface AskedProps {
  label: string;
  title: string;
  text: string;
  onConfirm: () => Promise<void>;
}

function Asked({ label, title, text, onConfirm }: AskedProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDestructive
        title={title}
        confirmLabel={label}
        onConfirm={onConfirm}
        onClose={() => setIsAsked(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}

function ResetTwoFactor({ userId, name }: Whom) {
  const { t } = useTranslation('sessions');
  const [reset] = useUserTwoFactorResetMutation();
  const call = useCall();
  const notify = useNotify();
  return (
    <Asked
      label={t('sessions:protection.reset')}
      title={t('sessions:protection.resetTitle', { name })}
      text={t('sessions:protection.resetText')}
      onConfirm={async () => {
        await call(reset({ userId }));
        notify.success(t('sessions:protection.resetDone'));
      }}
    />
  );
}

function LiftAddresses({ userId, name }: Whom) {
  const { t } = useTranslation('sessions');
  const [lift] = useUserIpAccessLiftMutation();
  const call = useCall();
  const notify = useNotify();
  return (
    <Asked
      label={t('sessions:protection.lift')}
      title={t('sessions:protection.liftTitle', { name })}
      text={t('sessions:protection.liftText')}
      onConfirm={async () => {
        await call(lift({ userId }));
        notify.success(t('sessions:protection.liftDone'));
      }}
    />
  );
}
