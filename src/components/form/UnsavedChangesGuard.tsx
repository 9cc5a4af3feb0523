import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../feedback/ConfirmDialog';

/**
 * Asks before typed changes are left behind, by a link as well as by closing the page. Inside a form. A changed query
 * counts as leaving: panels and tabs that it opens take their forms away with them.
 */
export function UnsavedChangesGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  return <LeaveGuard isDirty={dirty && !isSubmitting} isQueryLeaving />;
}

interface LeaveGuardProps {
  isDirty: boolean;
  /** Whether another query on the same page loses the changes as well. */
  isQueryLeaving?: boolean;
}

/** The same for what is no form. */
export function LeaveGuard({ isDirty, isQueryLeaving = false }: LeaveGuardProps) {
  // Only while it has something to keep: the router has room for one guard and distrusts typed addresses beside it.
  return isDirty ? <ActiveGuard isQueryLeaving={isQueryLeaving} /> : null;
}

function ActiveGuard({ isQueryLeaving }: Required<Pick<LeaveGuardProps, 'isQueryLeaving'>>) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname ||
      (isQueryLeaving && currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('common:unsaved.title')}
      confirmLabel={t('common:unsaved.leave')}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('common:unsaved.text')}
    </ConfirmDialog>
  );
}
