import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { activeOptions, optionName, type Option } from '@src/lib/options';
import { FieldFrame } from './FieldFrame';
import { filterOptionsOf } from './filter-options';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormAutocompleteProps extends FormFieldProps {
  options: readonly Option[];
  placeholder?: string;
  isLoading?: boolean;
  /** For lists that the server searches: called with what is typed. */
  onSearch?: (text: string) => void;
}

/** One record of many, found by typing. Keeps its id; `null` when empty. Archived records only while chosen. */
export function FormAutocomplete({
  name,
  messages,
  options,
  placeholder,
  isLoading,
  onSearch,
  ...frame
}: FormAutocompleteProps) {
  const { t } = useTranslation('common');
  const { field, error, setValue, setTouched } = useFormField<number | null>(name, messages);
  const chosen = options.find((option) => option.id === field.value) ?? null;
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <Autocomplete<Option>
          id={id}
          options={activeOptions(options, chosen ? [chosen.id] : [])}
          value={chosen}
          loading={isLoading ?? false}
          disabled={frame.isDisabled ?? false}
          getOptionKey={(option) => option.id}
          getOptionLabel={(option) => optionName(option, t('common:archiveSuffix'))}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          noOptionsText={t('common:list.nothingFound')}
          loadingText={t('common:loading')}
          clearText={t('common:action.clear')}
          openText={t('common:action.open')}
          closeText={t('common:action.close')}
          filterOptions={filterOptionsOf(Boolean(onSearch))}
          {...(onSearch
            ? {
                onInputChange: (_event, text: string, reason: string) => reason === 'input' && onSearch(text),
              }
            : {})}
          onChange={(_event, option) => void setValue(option?.id ?? null)}
          onBlur={() => void setTouched(true)}
          renderInput={(params) => (
            <OutlinedInput
              ref={params.slotProps.input.ref}
              {...omitRef(params.slotProps.input)}
              fullWidth
              error={Boolean(error)}
              placeholder={placeholder}
              aria-describedby={describedBy}
              inputProps={params.slotProps.htmlInput}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

function omitRef<Props extends { ref?: unknown }>({ ref: _ref, ...rest }: Props): Omit<Props, 'ref'> {
  return rest;
}
