import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';
import { useIsReadOnly } from './ReadOnlyFields';

export interface FieldFrameProps {
  label: string;
  isRequired?: boolean | undefined;
  /** Under the field, while nothing is wrong with it. */
  help?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Beside the label, to the right: a counter, a link. */
  aside?: ReactNode;
}

export interface FieldIds {
  id: string;
  /** Of the label: for a control of several parts, which a label cannot be for. */
  labelId: string;
  describedBy: string | undefined;
}

/** Label above, the control, then help or what is wrong. Hands the ids to the control so that they belong together. */
export function FieldFrame(props: FieldFrameProps & { children: (ids: FieldIds) => ReactNode }) {
  const { label, isRequired = false, help, error, aside, children } = props;
  const isReadOnly = useIsReadOnly();
  const isDisabled = (props.isDisabled ?? false) || isReadOnly;
  const id = useId();
  const labelId = `${id}-label`;
  const textId = `${id}-text`;
  // What helps to fill a field in helps nobody who reads it.
  const text = error ?? (isReadOnly ? undefined : help);
  return (
    <FormControl fullWidth error={Boolean(error)} required={isRequired} disabled={isDisabled}>
      <Box sx={{ display: 'flex', gap: 1, mb: 0.625 }}>
        <FormLabel id={labelId} htmlFor={id} sx={{ mr: 'auto' }}>
          {label}
        </FormLabel>
        {aside}
      </Box>
      {children({ id, labelId, describedBy: text ? textId : undefined })}
      {text ? (
        <FormHelperText id={textId} role={error ? 'alert' : undefined}>
          {text}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
