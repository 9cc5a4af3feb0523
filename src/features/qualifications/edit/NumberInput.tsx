import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FieldFrame, type FieldFrameProps } from '@src/components/form/FieldFrame';
import { clampInteger } from '@src/lib/clamp';

interface NumberInputProps<Value extends number | null> extends FieldFrameProps {
  value: Value;
  min: number;
  max: number;
  /** The value of an empty field. */
  empty: Value;
  onChange: (value: number | Value) => void;
}

/** An integer within bounds, for a draft with autosave that is not in a form. */
export function NumberInput<Value extends number | null>(props: NumberInputProps<Value>) {
  const { value, min, max, empty, onChange, ...frame } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          value={typed ?? value ?? ''}
          autoComplete="off"
          aria-describedby={describedBy}
          inputProps={{ inputMode: 'numeric', maxLength: 5 }}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/g, '');
            setTyped(digits);
            onChange(digits === '' ? empty : clampInteger(Number(digits), min, max));
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </FieldFrame>
  );
}
