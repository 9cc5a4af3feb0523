import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface FilterSwitchProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** An on/off filter: «Показать архив». */
export function FilterSwitch({ label, value, onChange }: FilterSwitchProps) {
  return (
    <FormControlLabel
      control={<Switch checked={value} onChange={(_event, isOn) => onChange(isOn)} />}
      label={label}
      sx={{ ml: 0, mr: 0.5 }}
    />
  );
}
