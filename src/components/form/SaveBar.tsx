import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { StickyBar } from '../layout/StickyBar';
import { SubmitButton } from './SubmitButton';

interface SaveBarProps {
  /** What is new may be saved as it is offered. */
  isOnlyDirty?: boolean;
  label?: string;
}

/** «Save» of a long form: in sight as soon as there is something to save. */
export function SaveBar({ isOnlyDirty = true, label }: SaveBarProps) {
  const { t } = useTranslation('common');
  const { dirty } = useFormikContext();
  return (
    <StickyBar
      isSticky={dirty || !isOnlyDirty}
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
