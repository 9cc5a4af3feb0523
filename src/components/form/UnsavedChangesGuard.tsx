import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../feedback/ConfirmDialog';

/** Asks before typed changes are left behind, by a link as well as by closing the page. Inside a form. */
export function UnsavedChangesGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  return <LeaveGuard isDirty={dirty && !isSubmitting} />;
}

/** The same for what is no form. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
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
