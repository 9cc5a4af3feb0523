import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { activeOptions, optionName, type Option } from '@src/lib/options';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { OptionLabel } from './OptionLabel';
import { useTypedText } from './useTypedText';

export interface PickerOption extends Option {
  /** The indentation level in a tree. */
  depth?: number;
}

interface ChipsPickerProps extends FieldFrameProps {
  options: readonly PickerOption[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  placeholder?: string;
  isLoading?: boolean;
  /** For lists that the server searches: called with the typed text. */
  onSearch?: (text: string) => void;
}

/** Selects several records by typing and shows them as chips. Archived records are offered only while chosen. */
export function ChipsPicker(props: ChipsPickerProps) {
  const { options, value, onChange, placeholder, isLoading = false, onSearch, ...frame } = props;
  const { t } = useTranslation('common');
  const typed = useTypedText(onSearch);
  const chosen = value.map((id) => options.find((option) => option.id === id) ?? { id, name: `№ ${id}` });
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy }) => (
        <Autocomplete<PickerOption, true>
          multiple
          id={id}
          options={activeOptions(options, value)}
          value={chosen}
          loading={isLoading}
          disabled={frame.isDisabled ?? false}
          filterSelectedOptions
          disableCloseOnSelect
          getOptionKey={(option) => option.id}
          getOptionLabel={(option) => optionName(option, t('common:archiveSuffix'))}
          isOptionEqualToValue={(option, other) => option.id === other.id}
          noOptionsText={t('common:list.nothingFound')}
          loadingText={t('common:loading')}
          clearText={t('common:action.clear')}
          openText={t('common:action.open')}
          closeText={t('common:action.close')}
          {...typed}
          onChange={(_event, next) => onChange(next.map((option) => option.id))}
          renderValue={(shown, getItemProps) =>
            shown.map((option, index) => {
              const { key, ...item } = getItemProps({ index });
              return (
                <Chip
                  key={key}
                  {...item}
                  label={optionName(option, t('common:archiveSuffix'))}
                  size="small"
                />
              );
            })
          }
          renderOption={({ key, ...item }, option) => (
            <Box component="li" key={key} {...item}>
              <OptionInTree option={option} />
            </Box>
          )}
          renderInput={(params) => {
            const { ref, ...input } = params.slotProps.input;
            return (
              <OutlinedInput
                ref={ref}
                {...input}
                fullWidth
                error={Boolean(frame.error)}
                placeholder={chosen.length > 0 ? undefined : placeholder}
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

function OptionInTree({ option }: { option: PickerOption }) {
  return (
    <Box sx={{ pl: (option.depth ?? 0) * 2, minWidth: 0 }}>
      <OptionLabel option={option} />
      {option.detail ? (
        <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
          {option.detail}
        </Box>
      ) : null}
    </Box>
  );
}
