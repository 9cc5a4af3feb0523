import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { StickyBar } from '../layout/StickyBar';
import { SubmitButton } from './SubmitButton';

interface SaveBarProps {
  /** Of one of several forms of a page: a bar of each would be too many, so it comes with the first change. */
  isOneOfMany?: boolean;
  /** What is new may be saved as it is offered. */
  isOnlyDirty?: boolean;
  label?: string;
}

/** «Save» of a long form: always in sight. */
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
