import { useTranslation } from 'react-i18next';
import { StickyBar } from '../layout/StickyBar';
import { SubmitButton } from './SubmitButton';

/** «Save» of a long form, always in sight. */
export function SaveBar() {
  const { t } = useTranslation('common');
  return (
    <StickyBar sx={{ mt: 2, py: 1.5, bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' }}>
      <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
    </StickyBar>
  );
}
