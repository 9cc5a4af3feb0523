import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { activeOptions, type Option, optionName } from '@src/lib/options';
import { useTranslation } from 'react-i18next';
import { filterOptionsOf } from './filter-options';
import { OptionLabel } from './OptionLabel';

interface OptionPickerProps {
  id: string;
  /** Used when there is no visible label outside. */
  label?: string;
  options: readonly Option[];
  value: number | null;
  onChange: (id: number | null) => void;
  onBlur?: () => void;
  placeholder?: string | undefined;
  describedBy?: string | undefined;
  isWrong?: boolean;
  isDisabled?: boolean | undefined;
  isLoading?: boolean | undefined;
  /** Takes the focus and opens its options immediately, for use in a cell. */
  isOpenAtFirst?: boolean;
  /** Set when the server searches the options: called with the typed text. */
  onSearch?: ((text: string) => void) | undefined;
}

/**
 * Selects one record by typing; `null` when empty. Archived records are offered only while chosen. The label is rendered outside.
 */
export function OptionPicker(props: OptionPickerProps) {
  const { id, options, value, onChange, onSearch, placeholder } = props;
  const { t } = useTranslation('common');
  const chosen = options.find((option) => option.id === value) ?? null;
  // The value's name arrives with the options and would overwrite text typed before, so the field is disabled until then.
  const isNameless = Boolean(props.isLoading) && value !== null && chosen === null;
  return (
    <Autocomplete<Option>
      id={id}
      options={activeOptions(options, chosen ? [chosen.id] : [])}
      value={chosen}
      loading={props.isLoading ?? false}
      openOnFocus={props.isOpenAtFirst ?? false}
      disabled={props.isDisabled || isNameless}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => optionName(option, t('common:archiveSuffix'))}
      // The current value stays selectable even if the caller may not assign it.
      getOptionDisabled={({ id: optionId, reason }) => reason !== undefined && optionId !== value}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          <OptionText option={option} isChosen={option.id === value} />
        </li>
      )}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      noOptionsText={t('common:list.nothingFound')}
      loadingText={t('common:loading')}
      clearText={t('common:action.clear')}
      openText={t('common:action.open')}
      closeText={t('common:action.close')}
      filterOptions={filterOptionsOf(Boolean(onSearch))}
      {...(onSearch
        ? { onInputChange: (_event, text: string, reason: string) => reason === 'input' && onSearch(text) }
        : {})}
      onChange={(_event, option) => onChange(option?.id ?? null)}
      {...(props.onBlur ? { onBlur: props.onBlur } : {})}
      renderInput={(params) => (
        <OutlinedInput
          ref={params.slotProps.input.ref}
          {...omitRef(params.slotProps.input)}
          fullWidth
          autoFocus={props.isOpenAtFirst ?? false}
          error={props.isWrong ?? false}
          {...(placeholder === undefined ? {} : { placeholder })}
          aria-describedby={props.describedBy}
          inputProps={{
            ...params.slotProps.htmlInput,
            ...(props.label ? { 'aria-label': props.label } : {}),
          }}
        />
      )}
    />
  );
}

function OptionText({ option, isChosen }: { option: Option; isChosen: boolean }) {
  return (
    <ListItemText
      primary={<OptionLabel option={option} />}
      secondary={isChosen ? undefined : option.reason}
      sx={{ my: 0 }}
    />
  );
}

function omitRef<Props extends { ref?: unknown }>({ ref: _ref, ...rest }: Props): Omit<Props, 'ref'> {
  return rest;
}
