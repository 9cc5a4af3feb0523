import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useFormField } from '@src/components/form/useFormField';

const { gapMarkMin: min, gapMarkMax: max } = limits;
const marks = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** A mark from 0 to 10, set with one click; an unset mark looks different. */
export function MarkField({ name, label }: { name: string; label: string }) {
  const { field, error, setValue } = useFormField<number | null>(name);
  const errorId = useId();
  return (
    <Box>
      <RadioGroup
        row
        name={name}
        value={field.value ?? ''}
        aria-label={label}
        aria-describedby={error ? errorId : undefined}
        onChange={(_event, value) => void setValue(Number(value))}
        sx={{ display: 'grid', gap: '3px', gridTemplateColumns: `repeat(${marks.length}, minmax(0, 32px))` }}
      >
        {marks.map((mark) => (
          <Radio
            key={mark}
            value={mark}
            icon={<Box sx={box}>{mark}</Box>}
            checkedIcon={<Box sx={[box, chosen]}>{mark}</Box>}
            slotProps={{ input: { 'aria-label': String(mark), 'aria-invalid': Boolean(error) } }}
            sx={{ p: 0, borderRadius: 1, width: '100%' }}
          />
        ))}
      </RadioGroup>
      {error ? (
        <FormHelperText error id={errorId} role="alert">
          {error}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

const box = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 32,
  borderRadius: 1,
  border: 1,
  borderColor: 'text.secondary',
  color: 'text.primary',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
};

const chosen = {
  bgcolor: 'primary.main',
  borderColor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 620,
};
