import { useTranslation } from 'react-i18next';
import { BackLink } from '@src/components/layout/BackLink';
import { faqPaths } from '../lib/faq-paths';

/** A link back to all questions. */
export function BackToFaq() {
  const { t } = useTranslation('navigation');
  return <BackLink to={faqPaths.list}>{t('navigation:faq')}</BackLink>;
}
