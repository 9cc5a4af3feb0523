import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { formatDate } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import { selectConsts } from '@src/store/selectors/roles';
import { useNotify } from '@src/store/useNotify';
import { type SocialAccount, useUserSocialBeginMutation, useUserSocialUnlinkMutation } from '../../api';
import { useShownAccount } from './useShownAccount';

/** The linked accounts that the user can sign in with; configured services can be added. */
export function SocialAccounts({ accounts }: { accounts: readonly SocialAccount[] }) {
  const { t } = useTranslation('security');
  const providers = useAppSelector(selectConsts)?.authProviders ?? [];
  const nameOf = (id: string) =>
    providers.find((provider) => provider.id === id)?.name ?? t(`auth:provider.${id}`);
  useTranslation('auth');
  useShownAccount();
  if (!providers.length && !accounts.length) return null;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}>
      <Typography component="h3" variant="subtitle1">
        {t('security:accounts.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {t(accounts.length ? 'security:accounts.text' : 'security:accounts.none')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {accounts.map((account) => (
          <Account key={account.id} account={account} name={nameOf(account.provider)} />
        ))}
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        {providers.map(({ id }) => (
          <AddButton key={id} provider={id} name={nameOf(id)} />
        ))}
      </Stack>
    </Box>
  );
}

function AddButton({ provider, name }: { provider: string; name: string }) {
  const { t } = useTranslation('security');
  const [begin, { isLoading }] = useUserSocialBeginMutation();
  const notify = useNotify();
  const add = async () => {
    const { data, error } = await begin({ provider });
    if (data) window.location.assign(data.userSocialBegin);
    else notify.failure(error);
  };
  return (
    <Button variant="outlined" disabled={isLoading} onClick={() => void add()}>
      {t('security:accounts.add', { name })}
    </Button>
  );
}

function Account({ account, name }: { account: SocialAccount; name: string }) {
  const { t } = useTranslation('security');
  const [unlink] = useUserSocialUnlinkMutation();
  const [isAsking, setIsAsking] = useState(false);
  const notify = useNotify();
  const remove = async () => {
    const { error } = await unlink({ id: account.id });
    if (!error) return;
    notify.failure(error);
    throw new Error('not taken away');
  };
  const { email, lastUsedAt, createdAt } = account;
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {name}
          {email ? `, ${email}` : ''}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {lastUsedAt
            ? t('security:accounts.used', { date: formatDate(lastUsedAt) })
            : t('security:accounts.since', { date: formatDate(createdAt) })}
        </Typography>
      </Box>
      <Button
        color="error"
        aria-label={t('security:accounts.removeOf', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('security:accounts.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('security:accounts.question', { name })}
        confirmLabel={t('security:accounts.remove')}
        isDestructive
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      >
        {t('security:accounts.consequence')}
      </ConfirmDialog>
    </Stack>
  );
}
