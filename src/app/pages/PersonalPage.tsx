import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useAppSelector } from '@src/store/hooks';
import { selectIsGuest } from '@src/store/selectors/rights';

/**
 * A page about the user themselves. It is not available in a support session, because the user has no profile in the client's
 * workspace.
 */
export function PersonalPage({ children }: { children: ReactNode }) {
  return useAppSelector(selectIsGuest) ? <NotHere /> : children;
}

function NotHere() {
  const { t } = useTranslation('support');
  return <EmptyState title={t('support:personal.title')} text={t('support:personal.text')} />;
}
