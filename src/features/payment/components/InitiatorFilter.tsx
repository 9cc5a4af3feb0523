import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionPicker } from '@src/components/form/OptionPicker';
import { useSettled } from '@src/components/useSettled';
import { useTokenInitiatorsQuery } from '../api';

/** A filter by who has used tokens, found by typing. 0 means everybody. */
export function InitiatorFilter({ value, onChange }: { value: number; onChange: (id: number) => void }) {
  const { t } = useTranslation('payment');
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data, isFetching } = useTokenInitiatorsQuery({ search, ...(value > 0 ? { id: value } : {}) });
  const options = (data?.tokenInitiators ?? []).map((person) => ({
    ...{ id: person.id, name: person.nameFull },
    ...(person.position === null ? {} : { detail: person.position }),
  }));
  return (
    <Box sx={{ width: { xs: '100%', sm: 210 } }}>
      <OptionPicker
        id={id}
        label={t('payment:writeOffs.person')}
        placeholder={t('payment:writeOffs.anyPerson')}
        options={options}
        value={value > 0 ? value : null}
        isLoading={isFetching}
        onSearch={setTyped}
        onChange={(chosen) => {
          setTyped('');
          onChange(chosen ?? 0);
        }}
      />
    </Box>
  );
}
