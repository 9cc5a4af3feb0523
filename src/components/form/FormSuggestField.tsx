import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormSuggestFieldProps extends FormFieldProps {
  /** The suggested values; any other text is allowed too. */
  suggestions: readonly string[];
}

/** A text field with suggestions below it, filtered by what is typed. */
export function FormSuggestField({ name, messages, suggestions, ...frame }: FormSuggestFieldProps) {
  const { t } = useTranslation('common');
  const { field, error, setValue, leaveWith } = useFormField<string>(name, messages);
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <Autocomplete<string, false, false, true>
          freeSolo
          openOnFocus
          id={id}
          options={suggestions}
          // Empty text counts as no value, so there is nothing to clear.
          value={field.value || null}
          inputValue={field.value}
          disabled={frame.isDisabled ?? false}
          clearText={t('common:action.clear')}
          onInputChange={(_event, text) => void setValue(text)}
          onBlur={() => leaveWith(field.value)}
          renderInput={(params) => {
            const { ref, ...input } = params.slotProps.input;
            return (
              <OutlinedInput
                ref={ref}
                {...input}
                fullWidth
                name={name}
                error={Boolean(error)}
                aria-describedby={describedBy}
                inputProps={params.slotProps.htmlInput}
              />
            );
          }}
        />
      )}
    </FieldFrame>
  );
}
