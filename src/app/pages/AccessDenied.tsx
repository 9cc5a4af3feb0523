import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { PageHeader } from '@src/components/layout/PageHeader';

/** Where a closed section leads. */
export function AccessDenied() {
  const { t } = useTranslation('navigation');
  return (
    <>
      <PageHeader title={t('navigation:accessDenied')} />
      <EmptyState
        icon={Lock}
        title={t('navigation:accessDeniedPage.text')}
        action={
          <Button variant="contained" component={Link} to="/">
            {t('navigation:accessDeniedPage.home')}
          </Button>
        }
      />
    </>
  );
}
