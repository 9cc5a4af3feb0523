import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { comparableTags } from '@domain/questions/draw';
import limits from '@graphql/limits.json';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useTestBankQuery } from '../api';

interface TagsFieldProps {
  label: string;
  help?: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
}

/** A tags field: existing tags of the bank are suggested, new ones are created by typing. */
export function TagsField({ label, help, value, onChange }: TagsFieldProps) {
  const { t } = useTranslation('common');
  const { data } = useTestBankQuery({ pageSize: 1 });
  const known = data?.testBank.tags.map(({ name }) => name) ?? [];
  return (
    <FieldFrame label={label} {...(help === undefined ? {} : { help })}>
      {({ id, describedBy }) => (
        <Autocomplete<string, true, false, true>
          multiple
          freeSolo
          autoSelect
          id={id}
          options={known}
          value={[...value]}
          clearText={t('common:action.clear')}
          onChange={(_event, next) => onChange(comparableTags(next).slice(0, limits.testTags))}
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
                aria-describedby={describedBy}
                inputProps={{ ...params.slotProps.htmlInput, maxLength: limits.testTag }}
              />
            );
          }}
        />
      )}
    </FieldFrame>
  );
}
