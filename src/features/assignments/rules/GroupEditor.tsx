import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipsPicker } from '@src/components/form/ChipsPicker';
import { DateInput } from '@src/components/form/DateInput';
import type { GroupDraft } from '../lib/audience';
import { PeoplePicker } from '@src/entities/person/PeoplePicker';
import { usePositionOptions, useSubdivisionOptions } from '@src/entities/structure/useStructureOptions';
import { StatusesPicker } from './StatusesPicker';

interface GroupEditorProps {
  group: GroupDraft;
  /** Starts at 1. */
  number: number;
  error: string | undefined;
  onChange: (group: GroupDraft) => void;
  /** Undefined for the only group, which cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** One group of conditions, all of which must be met. */
export function GroupEditor({ group, number, error, onChange, onRemove }: GroupEditorProps) {
  const { t } = useTranslation('assignments');
  const titleId = useId();
  const set = (patch: Partial<GroupDraft>) => onChange({ ...group, ...patch });
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={({ tokens }) => ({
        p: 2,
        borderRadius: 1.25,
        border: `1px solid ${error ? tokens.status.red.text : tokens.border}`,
        bgcolor: tokens.background,
      })}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1.5, minHeight: 32 }}
      >
        <Typography id={titleId} component="h3" variant="h4">
          {t('group.title', { number })}
        </Typography>
        {onRemove ? (
          <Button size="small" color="inherit" startIcon={<Trash2 />} onClick={onRemove}>
            {t('group.remove')}
          </Button>
        ) : null}
      </Stack>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={group.isAll ? 'all' : 'some'}
        aria-labelledby={titleId}
        onChange={(_event, value: string | null) => value && set({ isAll: value === 'all' })}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="all">{t('group.all')}</ToggleButton>
        <ToggleButton value="some">{t('group.some')}</ToggleButton>
      </ToggleButtonGroup>
      <Stack spacing={2}>
        {group.isAll ? null : <PlacesAndPeople group={group} set={set} />}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' } }}>
          <StatusesPicker value={group.statuses} onChange={(statuses) => set({ statuses })} />
          <DateInput
            label={t('group.hiredAfter')}
            value={group.hiredAfter}
            onChange={(hiredAfter) => set({ hiredAfter })}
          />
        </Box>
        <ErrorText text={error} />
      </Stack>
    </Box>
  );
}

interface PartProps {
  group: GroupDraft;
  set: (patch: Partial<GroupDraft>) => void;
}

function PlacesAndPeople({ group, set }: PartProps) {
  const { t } = useTranslation('assignments');
  const subdivisions = useSubdivisionOptions();
  const positions = usePositionOptions();
  return (
    <>
      <Box>
        <ChipsPicker
          {...subdivisions}
          label={t('group.subdivisions')}
          placeholder={t('group.anyOf')}
          value={group.subdivisionIds}
          onChange={(subdivisionIds) => set({ subdivisionIds })}
        />
        {group.subdivisionIds.length > 0 ? (
          <FormControlLabel
            control={
              <Checkbox
                checked={group.withChildren}
                onChange={({ target }) => set({ withChildren: target.checked })}
              />
            }
            label={t('group.withChildren')}
          />
        ) : null}
      </Box>
      <ChipsPicker
        {...positions}
        label={t('group.positions')}
        placeholder={t('group.anyOf')}
        value={group.positionIds}
        onChange={(positionIds) => set({ positionIds })}
      />
      <PeoplePicker
        label={t('group.people')}
        placeholder={t('group.peopleHint')}
        value={group.userIds}
        onChange={(userIds) => set({ userIds })}
      />
    </>
  );
}
