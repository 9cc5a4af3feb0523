import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { useNotify } from '@src/store/useNotify';
import { useOrganizationSetupCloseMutation } from '../api';

const next = [
  { key: 'invite', to: '/employees' },
  { key: 'statistics', to: '/statistic/regulation' },
  { key: 'adaptation', to: '/adaptation' },
] as const;

/** «Всё готово»: the end of the setup with next steps; hidden permanently after it was read. */
export function SetupDone() {
  const { t } = useTranslation('organization');
  const mayClose = useAppSelector(selectCan)('organizationAbout', 'write');
  const notify = useNotify();
  const [close, { isLoading }] = useOrganizationSetupCloseMutation();
  const press = async () => {
    const { error } = await close();
    if (error) notify.failure(error);
  };
  return (
    <Card component="section" aria-labelledby="setup-done" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Box aria-hidden sx={{ display: 'flex', pt: 0.25, color: (theme) => theme.tokens.status.green.text }}>
          <CircleCheckBig size={22} />
        </Box>
        <Box>
          <Typography id="setup-done" component="h2" variant="h2">
            {t('organization:setup.end')}
          </Typography>
          <Typography color="textSecondary">{t('organization:setup.endText')}</Typography>
        </Box>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
        {next.map(({ key, to }) => (
          <Button key={key} component={Link} to={to} variant="outlined">
            {t(`organization:setup.next.${key}`)}
          </Button>
        ))}
        {mayClose ? (
          <Button color="inherit" disabled={isLoading} onClick={() => void press()}>
            {t('organization:setup.close')}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
