import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormTagsFieldProps extends FormFieldProps {
  placeholder?: string;
  /** The maximum length of one tag. */
  maxLength?: number;
}

const words = (typed: readonly string[]) => [...new Set(typed.map((tag) => tag.trim()).filter(Boolean))];

/** Free text tags: Enter or blur turns the typed text into a chip. */
export function FormTagsField({ name, messages, placeholder, maxLength, ...frame }: FormTagsFieldProps) {
  const { t } = useTranslation('common');
  const { field, error, setValue, leave } = useFormField<string[]>(name, messages);
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <Autocomplete<string, true, false, true>
          multiple
          freeSolo
          autoSelect
          id={id}
          options={[]}
          value={field.value}
          disabled={frame.isDisabled ?? false}
          clearText={t('common:action.clear')}
          onChange={(_event, next) => void setValue(words(next))}
          onBlur={leave}
          renderValue={(shown, getItemProps) =>
            shown.map((tag, index) => {
              const { key, ...item } = getItemProps({ index });
              return <Chip key={key} {...item} label={tag} size="small" />;
            })
          }
          renderInput={(params) => {
            const { ref, ...input } = params.slotProps.input;
            return (
              <OutlinedInput
                ref={ref}
                {...input}
                fullWidth
                error={Boolean(error)}
                placeholder={field.value.length > 0 ? undefined : placeholder}
                aria-describedby={describedBy}
                inputProps={{ ...params.slotProps.htmlInput, maxLength }}
              />
            );
          }}
        />
      )}
    </FieldFrame>
  );
}
