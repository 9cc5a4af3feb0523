import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../feedback/ConfirmDialog';

/**
 * Inside a form: asks for confirmation before unsaved changes are lost by a link or by closing the page. A changed query counts
 * as leaving, because panels and tabs that it opens unmount their forms.
 */
export function UnsavedChangesGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  return <LeaveGuard isDirty={dirty && !isSubmitting} isQueryLeaving />;
}

interface LeaveGuardProps {
  isDirty: boolean;
  /** Whether another query on the same page also loses the changes. */
  isQueryLeaving?: boolean;
}

/** The same guard for changes outside of a form. */
export function LeaveGuard({ isDirty, isQueryLeaving = false }: LeaveGuardProps) {
  // Mounted only while there are unsaved changes: the router supports a single blocker and does not trust typed addresses while
  // one exists.
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
