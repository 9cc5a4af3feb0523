import Link from '@mui/material/Link';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { faqPaths } from '../lib/faq-paths';

/** The way back to all questions. */
export function BackToFaq() {
  const { t } = useTranslation('navigation');
  return (
    <Link
      component={RouterLink}
      to={faqPaths.list}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1 }}
    >
      <ChevronLeft size={16} aria-hidden />
      {t('navigation:faq')}
    </Link>
  );
}
