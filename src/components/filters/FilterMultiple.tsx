import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { activeOptions, type Option, optionName } from '@src/lib/options';
import { OptionLabel } from '../form/OptionLabel';
import { useTypedText } from '../form/useTypedText';
import { useTranslation } from 'react-i18next';

interface FilterMultipleProps {
  label: string;
  /** Shown while nothing is chosen; describes what that means. */
  placeholder: string;
  options: readonly Option[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  width?: number;
  isLoading?: boolean;
  /** For lists that the server searches: called with the typed text. */
  onSearch?: (text: string) => void;
  onOpen?: () => void;
}

/** A filter by several records, found by typing. */
export function FilterMultiple({
  label,
  placeholder,
  options,
  value,
  onChange,
  width = 240,
  isLoading = false,
  onSearch,
  onOpen,
}: FilterMultipleProps) {
  const { t } = useTranslation('common');
  const typed = useTypedText(onSearch);
  const nameOf = (option: Option) => optionName(option, t('common:archiveSuffix'));
  const chosen = options.filter(({ id }) => value.includes(id));
  return (
    <Autocomplete<Option, true>
      multiple
      disableCloseOnSelect
      limitTags={1}
      options={activeOptions(options, value)}
      value={chosen}
      onChange={(_event, picked) => onChange(picked.map(({ id }) => id))}
      loading={isLoading}
      {...typed}
      {...(onOpen ? { onOpen } : {})}
      getOptionKey={({ id }) => id}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      noOptionsText={t('common:list.nothingFound')}
      loadingText={t('common:loading')}
      clearText={t('common:action.clear')}
      openText={t('common:action.open')}
      closeText={t('common:action.close')}
      sx={{
        width: { xs: '100%', sm: width },
        maxWidth: '100%',
        '& .MuiOutlinedInput-root': { flexWrap: 'wrap' },
      }}
      slotProps={{ popper: { sx: { minWidth: 300 } } }}
      renderValue={(picked, getItemProps) =>
        picked.map((option, index) => {
          const { key, ...chip } = getItemProps({ index });
          return <Chip key={key} {...chip} size="small" label={nameOf(option)} sx={{ maxWidth: 150 }} />;
        })
      }
      renderOption={({ key, ...item }, option, { selected }) => (
        <Box component="li" key={key} {...item}>
          <Checkbox
            size="small"
            checked={selected}
            tabIndex={-1}
            sx={{ p: 0, mr: 1 }}
            slotProps={{ input: { 'aria-hidden': true } }}
          />
          <OptionLabel option={option} />
        </Box>
      )}
      renderInput={(params) => {
        const { ref, ...input } = params.slotProps.input;
        return (
          <OutlinedInput
            ref={ref}
            {...input}
            fullWidth
            placeholder={chosen.length ? '' : placeholder}
            inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
          />
        );
      }}
    />
  );
}
