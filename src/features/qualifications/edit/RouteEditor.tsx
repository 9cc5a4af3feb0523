import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { uuid } from '@src/lib/uuid';
import type { RouteStage } from '../api';
import { NumberInput } from './NumberInput';
import type { RouteText } from './route-content';
import { StageCard } from './StageCard';

interface RouteEditorProps {
  initial: RouteText;
  isReadOnly: boolean;
  onChange: (text: RouteText) => void;
}

/** The stages of a draft and the rules of its certificates, with autosave. */
export function RouteEditor({ initial, isReadOnly, onChange }: RouteEditorProps) {
  const { t } = useTranslation('qualifications');
  const [text, setText] = useState(initial);
  const { stages } = text;
  const change = (patch: Partial<RouteText>) => {
    const changed = { ...text, ...patch };
    setText(changed);
    onChange(changed);
  };
  const setStage = (at: number, stage: RouteStage) => change({ stages: stages.with(at, stage) });
  const move = (at: number, by: -1 | 1) => {
    const [moved, other] = [stages[at], stages[at + by]];
    if (moved && other) change({ stages: stages.with(at, other).with(at + by, moved) });
  };
  const taken = new Set(
    stages.flatMap(({ items }) => items.map(({ objectType, objectId }) => `${objectType}:${objectId}`)),
  );
  const add = () => change({ stages: [...stages, { id: uuid(), title: '', gate: 'all', k: 1, items: [] }] });
  return (
    <Stack spacing={2}>
      <Rules text={text} isReadOnly={isReadOnly} onChange={change} />
      {stages.length === 0 ? <EmptyState title={t('edit.empty')} text={t('edit.emptyText')} /> : null}
      {stages.map((stage, at) => (
        <StageCard
          key={stage.id}
          stage={stage}
          number={at + 1}
          isLast={at === stages.length - 1}
          isReadOnly={isReadOnly}
          taken={taken}
          onChange={(changed) => setStage(at, changed)}
          onMove={(by) => move(at, by)}
          onRemove={() => change({ stages: stages.filter(({ id }) => id !== stage.id) })}
        />
      ))}
      {isReadOnly || stages.length >= limits.qualificationStages ? null : (
        <div>
          <Button variant="outlined" startIcon={<Plus />} onClick={add}>
            {t('edit.addStage')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface RulesProps {
  text: RouteText;
  isReadOnly: boolean;
  onChange: (patch: Partial<RouteText>) => void;
}

const bounds = {
  passPercent: { min: 0, max: limits.qualificationPercentMax },
  validityMonths: { min: 0, max: limits.qualificationMonthsMax },
  renewalDays: { min: 0, max: limits.qualificationRenewalDaysMax },
  graceDays: { min: limits.qualificationGraceDaysMin, max: limits.qualificationGraceDaysMax },
} as const;
const rules = ['passPercent', 'validityMonths', 'renewalDays', 'graceDays'] as const;

/** When the qualification is earned, and how long it is valid. */
function Rules({ text, isReadOnly, onChange }: RulesProps) {
  const { t } = useTranslation('qualifications');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
      {rules.map((rule) => (
        <NumberInput
          key={rule}
          label={t(`edit.${rule}`)}
          help={t(`edit.${rule}Help`)}
          value={text[rule]}
          empty={bounds[rule].min}
          isDisabled={isReadOnly}
          {...bounds[rule]}
          onChange={(value) => onChange({ [rule]: value })}
        />
      ))}
    </Box>
  );
}
