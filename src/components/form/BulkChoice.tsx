import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Option } from '@src/lib/options';
import { useId } from 'react';
import { OptionPicker } from './OptionPicker';

interface BulkChoiceProps {
  label: string;
  options: readonly Option[];
  /** Undefined when the field stays unchanged in every record. */
  value: number | null | undefined;
  onChange: (value: number | null | undefined) => void;
  /** The meaning of a checked field without a value. */
  none: string;
  /** Set when the server searches the options: called with the typed text. */
  onSearch?: (text: string) => void;
}

/** One field in a bulk edit: when checked, it is changed in all records; without a choice, it is cleared. */
export function BulkChoice({ label, options, value, onChange, none, onSearch }: BulkChoiceProps) {
  const id = useId();
  const isOn = value !== undefined;
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox checked={isOn} onChange={() => onChange(isOn ? undefined : null)} />}
        label={label}
      />
      {isOn ? (
        <OptionPicker
          id={id}
          label={label}
          options={options}
          value={value}
          onChange={onChange}
          placeholder={none}
          onSearch={onSearch}
        />
      ) : null}
    </Box>
  );
}
