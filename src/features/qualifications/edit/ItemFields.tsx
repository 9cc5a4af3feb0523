import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import type { RouteItem } from '../api';
import { AddComponent } from './AddComponent';
import { NumberInput } from './NumberInput';

interface ItemFieldsProps {
  item: RouteItem;
  isReadOnly: boolean;
  /** The components of all stages, as `type:id`. */
  taken: ReadonlySet<string>;
  onChange: (item: RouteItem) => void;
  /** Called when another object replaces the component and keeps its rules. */
  onReplace: (item: RouteItem) => void;
  onRemove: () => void;
}

/** One component of a stage: whether it is required, its weight, and which earlier results count. */
export function ItemFields(props: ItemFieldsProps) {
  const { item, isReadOnly, taken, onChange, onReplace, onRemove } = props;
  const { t } = useTranslation('qualifications');
  const [isReplacing, setIsReplacing] = useState(false);
  const name = item.component?.name ?? t('item.absent');
  const change = (patch: Partial<RouteItem>) => onChange({ ...item, ...patch });
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'end',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 150px 110px 170px 44px' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, alignSelf: 'center', minWidth: 0 }}>
        <ItemName item={item} />
        {isWrong(item) && !isReadOnly && !isReplacing ? (
          <Button size="small" onClick={() => setIsReplacing(true)} aria-label={t('replace.one', { name })}>
            {t('replace.button')}
          </Button>
        ) : null}
      </Box>
      <FormControlLabel
        disabled={isReadOnly}
        control={
          <Checkbox
            checked={item.isRequired}
            onChange={({ target }) => change({ isRequired: target.checked })}
          />
        }
        label={t('edit.required')}
      />
      <NumberInput
        label={t('edit.weight')}
        value={item.weight}
        empty={0}
        min={0}
        max={limits.qualificationWeightMax}
        isDisabled={isReadOnly}
        onChange={(weight) => change({ weight })}
      />
      <NumberInput<number | null>
        label={t('edit.earlier')}
        value={item.acceptEarlierDays ?? null}
        empty={null}
        min={1}
        max={limits.qualificationEarlierDaysMax}
        isDisabled={isReadOnly}
        onChange={(acceptEarlierDays) => change({ acceptEarlierDays })}
      />
      {isReadOnly ? null : (
        <IconButton aria-label={t('edit.itemRemove', { name })} onClick={onRemove}>
          <Trash2 size={18} />
        </IconButton>
      )}
      {isReplacing && !isReadOnly ? (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <AddComponent
            taken={taken}
            isRequired={item.isRequired}
            onAdd={({ id, objectType: type, objectId, component: next }) =>
              onReplace({ ...item, id, objectType: type, objectId, component: next })
            }
          />
        </Box>
      ) : null}
    </Box>
  );
}

/** Whether the component cannot be completed, because it is not published or is archived. */
const isWrong = ({ component }: RouteItem) => !component?.isPublished || component.isArchive;

/** The component's name, with its type or its problem. */
function ItemName({ item }: { item: RouteItem }) {
  const { t } = useTranslation('qualifications');
  const { component, objectType } = item;
  const wrong = t(component?.isArchive ? 'edit.itemArchived' : 'edit.itemDraft');
  return (
    <>
      <Typography sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>
        {component?.name ?? t('item.absent')}
      </Typography>
      <Typography variant="body2" color={isWrong(item) ? 'error' : 'textSecondary'}>
        {isWrong(item) ? wrong : t(`item.type.${objectType}`)}
      </Typography>
    </>
  );
}
