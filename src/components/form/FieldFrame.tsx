import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';
import { useIsReadOnly } from './ReadOnlyFields';

export interface FieldFrameProps {
  label: string;
  isRequired?: boolean | undefined;
  /** Help below the field, shown while it has no error. */
  help?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** To the right of the label: a counter or a link. */
  aside?: ReactNode;
}

export interface FieldIds {
  id: string;
  /** The id of the label, for a control of several parts that `for` cannot reference. */
  labelId: string;
  describedBy: string | undefined;
}

/** A label above the control and help or an error below it. Passes the ids to the control for accessibility. */
export function FieldFrame(props: FieldFrameProps & { children: (ids: FieldIds) => ReactNode }) {
  const { label, isRequired = false, help, error, aside, children } = props;
  const isReadOnly = useIsReadOnly();
  const isDisabled = (props.isDisabled ?? false) || isReadOnly;
  const id = useId();
  const labelId = `${id}-label`;
  const textId = `${id}-text`;
  // Help for filling in a field is useless in a read-only form.
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
