import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { OptionLabel } from '@src/components/form/OptionLabel';
import type { Option } from '@src/lib/options';
import type { NamedObject, ObjectPickerProps } from './content-kind';

interface ObjectFieldProps extends ObjectPickerProps {
  label: string;
  /** The options that the server found for the typed text. */
  options: readonly NamedObject[];
  /** The sample kind to mark the options with. */
  sampleKind?: NonNullable<Option['sampleKind']>;
  onSearch: (text: string) => void;
}

/** A field to choose one object, found by its name. */
export function ObjectField({ label, value, options, sampleKind, onSearch, onChange }: ObjectFieldProps) {
  const { t } = useTranslation('common');
  return (
    <Autocomplete
      sx={{ width: { xs: '100%', sm: 280 } }}
      options={options}
      value={value}
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          <OptionLabel option={{ ...option, sampleKind }} />
        </li>
      )}
      noOptionsText={t('common:list.nothingFound')}
      clearText={t('common:action.clear')}
      openText={t('common:action.open')}
      closeText={t('common:action.close')}
      onInputChange={(_event, text, reason) => reason === 'input' && onSearch(text)}
      onChange={(_event, object) => onChange(object)}
      renderInput={(params) => {
        const { ref, ...input } = params.slotProps.input;
        return (
          <OutlinedInput
            ref={ref}
            {...input}
            fullWidth
            placeholder={label}
            inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
          />
        );
      }}
    />
  );
}
