import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { type SourceOption, useTestSourceRegulationsQuery } from '../api';

const pageSize = 20;

/** Returns the published regulations that the user edits or has to read, without duplicates. */
function useRegulations(search: string): SourceOption[] {
  const { data } = useTestSourceRegulationsQuery({ search: search || null, pageSize });
  const found = [...(data?.editor.items ?? []), ...(data?.my.items ?? [])];
  const published = found.filter(({ currentVersion }) => currentVersion !== null);
  return [...new Map(published.map((option) => [option.id, option])).values()];
}

interface RegulationFieldProps {
  value: SourceOption | null;
  onChange: (regulation: SourceOption | null) => void;
}

/** A field for a published regulation, found by its name or code. */
export function RegulationField({ value, onChange }: RegulationFieldProps) {
  const { t } = useTranslation(['tests', 'common']);
  const [typed, setTyped] = useState('');
  const options = useRegulations(typed);
  return (
    <FieldFrame label={t('source.regulation')}>
      {({ id }) => (
        <Autocomplete
          id={id}
          fullWidth
          options={options}
          value={value}
          filterOptions={(found) => found}
          getOptionKey={(option) => option.id}
          getOptionLabel={({ code, name }) => `${code} ${name}`}
          isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
          noOptionsText={t('common:list.nothingFound')}
          clearText={t('common:action.clear')}
          openText={t('common:action.open')}
          closeText={t('common:action.close')}
          onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
          onChange={(_event, regulation) => onChange(regulation)}
          renderInput={(params) => {
            const { ref, ...input } = params.slotProps.input;
            return (
              <OutlinedInput
                ref={ref}
                {...input}
                fullWidth
                placeholder={t('source.find')}
                inputProps={params.slotProps.htmlInput}
              />
            );
          }}
        />
      )}
    </FieldFrame>
  );
}
