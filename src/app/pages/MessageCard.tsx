import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '@src/components/routing/page-title';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface MessageCardProps {
  title: string;
  text: string;
  /** The address that the button links to. */
  to: string;
  label: string;
}

/** A page with one message and one link. */
export function MessageCard({ title, text, to, label }: MessageCardProps) {
  const { t } = useTranslation('common');
  usePageTitle(title, t('common:siteName'));
  return (
    <Card sx={{ maxWidth: 620, mx: 'auto', mt: { xs: 2, sm: 6 }, p: { xs: 2.5, sm: 4 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary">{text}</Typography>
        <Button variant="contained" component={Link} to={to}>
          {label}
        </Button>
      </Stack>
    </Card>
  );
}
