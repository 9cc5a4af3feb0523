import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@src/components/form/FieldFrame';

const steps = [1, 2, 3, 4, 5] as const;

interface DifficultyFieldProps {
  label: string;
  value: number | null;
  /** The label for no value; absent when a value is required. */
  any?: string;
  onChange: (difficulty: number | null) => void;
}

/** Selects the difficulty from 1 to 5. */
export function DifficultyField({ label, value, any, onChange }: DifficultyFieldProps) {
  const { t } = useTranslation('tests');
  return (
    <FieldFrame label={label}>
      {({ labelId }) => (
        <Select
          fullWidth
          displayEmpty
          labelId={labelId}
          value={value === null ? '' : String(value)}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          {any === undefined ? null : <MenuItem value="">{any}</MenuItem>}
          {steps.map((step) => (
            <MenuItem key={step} value={String(step)}>
              {t(`bank.difficulty.${step}`)}
            </MenuItem>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
