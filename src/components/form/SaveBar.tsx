import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { StickyBar } from '../layout/StickyBar';
import { SubmitButton } from './SubmitButton';

interface SaveBarProps {
  /** The form is one of several on a page: its bar appears only after the first change. */
  isOneOfMany?: boolean;
  /** False when a new record may be saved without changes. */
  isOnlyDirty?: boolean;
  label?: string;
}

/** The «Save» bar of a long form, which is always visible. */
export function SaveBar({ isOneOfMany = false, isOnlyDirty = true, label }: SaveBarProps) {
  const { t } = useTranslation('common');
  const { dirty } = useFormikContext();
  return (
    <StickyBar
      isSticky={dirty || !isOneOfMany}
      sx={{
        mt: 2,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        '.MuiCard-root &': { bgcolor: 'background.paper' },
      }}
    >
      <SubmitButton isOnlyDirty={isOnlyDirty}>{label ?? t('common:action.save')}</SubmitButton>
    </StickyBar>
  );
}
