import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { Strip } from '@src/components/layout/Strip';
import { useCall } from '@src/store/useCall';
import { useIsEdit } from '@src/store/useEditMode';
import {
  type ObjectType,
  useObjectGrantCreateMutation,
  useObjectGrantsQuery,
  useObjectShelfSaveMutation,
} from '../api';

interface ShelfSectionProps {
  objectType: ObjectType;
  objectId: number;
  isOnShelf: boolean;
}

/** Whether people may take an object on their own, and who can find it. */
export function ShelfSection({ objectType, objectId, isOnShelf }: ShelfSectionProps) {
  const { t } = useTranslation('content');
  const [save, { isLoading }] = useObjectShelfSaveMutation();
  const [grant, granting] = useObjectGrantCreateMutation();
  const { data } = useObjectGrantsQuery({ objectType, objectId });
  const call = useCall();
  const isEdit = useIsEdit();
  const isHidden = isOnShelf && data?.objectGrants.length === 0;
  const openToAll = { grant: { objectType, objectId, level: 'view', targetType: 'all' } } as const;
  return (
    <Section title={t('shelf.title')} text={t('shelf.text')}>
      <FormControlLabel
        control={
          <Switch
            checked={isOnShelf}
            disabled={!isEdit || isLoading}
            onChange={(_event, isOn) =>
              void call(save({ objectType, objectId, isOnShelf: isOn })).catch(() => undefined)
            }
          />
        }
        label={t('shelf.switch')}
        sx={{ ml: 0, mb: isHidden ? 1.5 : 0 }}
      />
      {isHidden ? (
        <Strip
          icon={EyeOff}
          colour="amber"
          action={
            isEdit ? (
              <Button
                size="small"
                variant="outlined"
                disabled={granting.isLoading}
                onClick={() => void call(grant(openToAll)).catch(() => undefined)}
              >
                {t('shelf.openToAll')}
              </Button>
            ) : null
          }
        >
          {t('shelf.hidden')}
        </Strip>
      ) : null}
    </Section>
  );
}
