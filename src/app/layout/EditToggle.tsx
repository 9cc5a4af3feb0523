import IconButton from '@mui/material/IconButton';
import { Eye, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '@src/components/feedback/Hint';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { selectIsEditor } from '@src/store/selectors/rights';
import { isEditToggled } from '@src/store/slices/settings';
import { useIsEdit } from '@src/store/useEditMode';

/** The edit mode button, for users who may edit more than their own profile. */
export function EditToggle() {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  const isEdit = useIsEdit();
  const isEditor = useAppSelector(selectIsEditor);
  if (!isEditor) return null;
  return (
    <Hint title={t(isEdit ? 'navigation:edit.isOn' : 'navigation:edit.isOff')}>
      <IconButton
        aria-label={t('navigation:edit.name')}
        aria-pressed={isEdit}
        onClick={() => dispatch(isEditToggled())}
        sx={(theme) => ({
          display: { xs: 'none', sm: 'inline-flex' },
          color: isEdit ? theme.tokens.primary : undefined,
          bgcolor: isEdit ? theme.tokens.primarySoft : undefined,
        })}
      >
        {isEdit ? <Pencil /> : <Eye />}
      </IconButton>
    </Hint>
  );
}
