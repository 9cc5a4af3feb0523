import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useSettled } from '@src/components/useSettled';
import { OptionLabel } from '@src/components/form/OptionLabel';
import { optionName } from '@src/lib/options';
import { personDetail } from '@src/lib/person';
import { useDistinctPeople } from '@src/entities/person/useDistinctPeople';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHistoryPeopleQuery } from '../api';

interface PersonFilterProps {
  label: string;
  placeholder: string;
  value: number | null;
  onChange: (id: number | null) => void;
}

const optionsShown = 20;

/** A filter by one person, found by name on the server. */
export function PersonFilter({ label, placeholder, value, onChange }: PersonFilterProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState('');
  const distinct = useDistinctPeople();
  const search = useSettled(typed.trim());
  const found = useHistoryPeopleQuery({ search, pageSize: optionsShown });
  const chosen = useHistoryPeopleQuery({ ids: [value ?? 0], pageSize: 1 }, { skip: value === null });
  const person = value === null ? undefined : chosen.data?.users.items[0];
  const others = (found.data?.users.items ?? []).filter(({ id }) => id !== person?.id);
  const options = distinct(
    (person ? [person, ...others] : others).map((item) => ({
      ...{ ...item, name: item.nameFull },
      ...{ detail: personDetail(item), sampleKind: 'user' as const },
    })),
  );
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => id === person?.id) ?? null}
      onChange={(_event, next) => onChange(next?.id ?? null)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      filterOptions={(items) => items}
      getOptionKey={({ id }) => id}
      getOptionLabel={(option) => optionName(option, t('common:archiveSuffix'))}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          <OptionLabel option={option} />
        </li>
      )}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      loading={found.isFetching}
      noOptionsText={t('common:list.nothingFound')}
      loadingText={t('common:loading')}
      clearText={t('common:action.clear')}
      openText={t('common:action.open')}
      closeText={t('common:action.close')}
      sx={{ width: { xs: '100%', sm: 190 } }}
      slotProps={{ popper: { sx: { minWidth: 280 } } }}
      renderInput={(params) => {
        const { ref, ...input } = params.slotProps.input;
        return (
          <OutlinedInput
            ref={ref}
            {...input}
            fullWidth
            placeholder={placeholder}
            inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
          />
        );
      }}
    />
  );
}
