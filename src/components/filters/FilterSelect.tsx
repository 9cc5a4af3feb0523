import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  width?: number;
}

/** A filter by one of a few values. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, choices, onChange, width = 200 } = props;
  return (
    <Select
      value={value}
      displayEmpty
      onChange={(event) => {
        const picked = choices.find((choice) => choice.value === event.target.value);
        if (picked) onChange(picked.value);
      }}
      inputProps={{ 'aria-label': label }}
      SelectDisplayProps={{ 'aria-label': label }}
      sx={{ width: { xs: '100%', sm: width }, maxWidth: '100%' }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}
