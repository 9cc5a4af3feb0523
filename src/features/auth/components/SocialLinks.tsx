import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';
import { selectConsts } from '@src/store/selectors/roles';

/** Sign-in by other services: plain links to the server, for those that are configured. */
export function SocialLinks() {
  const { t } = useTranslation('auth');
  const providers = useAppSelector(selectConsts)?.authProviders ?? [];
  if (!providers.length) return null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="body2" color="textSecondary">
        {t('auth:signIn.social')}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        {providers.map(({ id, name }) => (
          <Button key={id} variant="outlined" size="small" href={`/api/auth/${encodeURIComponent(id)}`}>
            {name ?? t(`auth:provider.${id}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
