import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { useUserSecurityQuery } from '../../api';
import { SocialAccounts } from './SocialAccounts';
import { TwoFactor } from './TwoFactor';

/** «Безопасность»: two-factor sign-in and linked accounts. */
export function SecuritySection() {
  const { t } = useTranslation('security');
  const { data, isError, error, refetch } = useUserSecurityQuery();
  return (
    <Section title={t('security:title')} text={t('security:text')}>
      {data ? (
        <Stack spacing={2.5}>
          <TwoFactor since={data.userSecurity.twoFactorSince} left={data.userSecurity.recoveryCodesLeft} />
          <SocialAccounts accounts={data.userSecurity.accounts} />
        </Stack>
      ) : null}
      {!data && isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonCards count={2} height={72} /> : null}
    </Section>
  );
}
