import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { STAGE_GATES } from '@domain/qualifications/route';
import limits from '@graphql/limits.json';
import { FieldFrame } from '@src/components/form/FieldFrame';
import type { RouteItem, RouteStage } from '../api';
import { AddComponent } from './AddComponent';
import { ItemFields } from './ItemFields';
import { NumberInput } from './NumberInput';

interface StageCardProps {
  stage: RouteStage;
  number: number;
  isLast: boolean;
  isReadOnly: boolean;
  /** The components of all stages: each can be in a qualification only once. */
  taken: ReadonlySet<string>;
  onChange: (stage: RouteStage) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One stage: its name, its completion rule, and its components. */
export function StageCard(props: StageCardProps) {
  const { stage, number, isLast, isReadOnly, taken, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('qualifications');
  const change = (patch: Partial<RouteStage>) => onChange({ ...stage, ...patch });
  const setItem = (changed: RouteItem) =>
    change({ items: stage.items.map((item) => (item.id === changed.id ? changed : item)) });
  return (
    <Card component="section" aria-label={t('route.stage', { number })} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1.5 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
          {t('route.stage', { number })}
        </Typography>
        {isReadOnly ? null : (
          <>
            <IconButton
              aria-label={t('edit.stageUp', { number })}
              disabled={number === 1}
              onClick={() => onMove(-1)}
            >
              <ChevronUp size={18} />
            </IconButton>
            <IconButton
              aria-label={t('edit.stageDown', { number })}
              disabled={isLast}
              onClick={() => onMove(1)}
            >
              <ChevronDown size={18} />
            </IconButton>
            <IconButton aria-label={t('edit.stageRemove', { number })} onClick={onRemove}>
              <Trash2 size={18} />
            </IconButton>
          </>
        )}
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 2fr 1fr' }, mb: 1 }}>
        <FieldFrame label={t('edit.stageTitle')} isDisabled={isReadOnly}>
          {({ id }) => (
            <OutlinedInput
              id={id}
              value={stage.title}
              autoComplete="off"
              inputProps={{ maxLength: limits.qualificationStageTitle }}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('edit.gate')} isDisabled={isReadOnly}>
          {({ id, labelId }) => (
            <Select
              id={id}
              labelId={labelId}
              value={stage.gate}
              onChange={({ target }) => change({ gate: target.value })}
            >
              {STAGE_GATES.map((gate) => (
                <MenuItem key={gate} value={gate}>
                  {t(`edit.gates.${gate}`)}
                </MenuItem>
              ))}
            </Select>
          )}
        </FieldFrame>
        {stage.gate === 'kOf' ? (
          <NumberInput
            label={t('edit.k')}
            value={stage.k}
            empty={1}
            min={1}
            max={Math.max(1, stage.items.length)}
            isDisabled={isReadOnly}
            onChange={(k) => change({ k })}
          />
        ) : null}
      </Box>
      {stage.items.map((item) => (
        <ItemFields
          key={item.id}
          item={item}
          isReadOnly={isReadOnly}
          taken={taken}
          onChange={setItem}
          onReplace={(next) =>
            change({ items: stage.items.map((entry) => (entry.id === item.id ? next : entry)) })
          }
          onRemove={() => change({ items: stage.items.filter(({ id }) => id !== item.id) })}
        />
      ))}
      {isReadOnly ? null : (
        <AddComponent
          taken={taken}
          isRequired={stage.gate === 'all'}
          onAdd={(item) => change({ items: [...stage.items, item] })}
        />
      )}
    </Card>
  );
}
