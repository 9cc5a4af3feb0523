import Button from '@mui/material/Button';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from './hooks';
import { isEditToggled } from './slices/settings';
import { useIsEdit } from './useEditMode';

/** Wraps pages that can only edit, such as a form for a new record: outside edit mode it offers to switch it on. */
export function EditModeGate({ children }: { children: ReactNode }) {
  return useIsEdit() ? children : <Offer />;
}

function Offer() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      icon={Eye}
      title={t('common:editMode.title')}
      text={t('common:editMode.text')}
      action={
        <Button variant="contained" startIcon={<Pencil />} onClick={() => dispatch(isEditToggled())}>
          {t('common:editMode.on')}
        </Button>
      }
    />
  );
}
