import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Option } from '@src/lib/options';
import { useId } from 'react';
import { OptionPicker } from './OptionPicker';

interface BulkChoiceProps {
  label: string;
  options: readonly Option[];
  /** Undefined: stays as it is in every record. */
  value: number | null | undefined;
  onChange: (value: number | null | undefined) => void;
  /** What ticked and left empty means. */
  none: string;
  /** The options come from the server, by what is typed. */
  onSearch?: (text: string) => void;
}

/** One field of many records at once: ticked, it is changed in all of them; without a choice it is emptied. */
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
