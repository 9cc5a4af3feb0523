import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { SearchField } from '@src/components/data/SearchField';
import { StatusChip } from '@src/components/data/StatusChip';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { fold } from '@src/lib/fold';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleCard } from '../api';
import {
  type Flags,
  isSameFlags,
  type Preset,
  presetNames,
  presetRights,
  roleValues,
  type RoleValues,
  withFlag,
} from '../lib/role-form';
import { useAreaNames } from '../lib/useAreaNames';

interface RightsMatrixProps {
  areas: readonly string[];
  isDisabled: boolean;
  /** The roles to compare with. */
  roles: readonly RoleCard[];
  ownId: number | null;
}

function flagWord(flags: Flags | undefined): 'write' | 'read' | 'none' {
  if (flags?.write) return 'write';
  return flags?.read ? 'read' : 'none';
}

/** A matrix of areas with read and write flags; write implies read. */
export function RightsMatrix({ areas, isDisabled, roles, ownId }: RightsMatrixProps) {
  const { t } = useTranslation('roles');
  const names = useAreaNames();
  const [search, setSearch] = useState('');
  const [otherId, setOtherId] = useState('');
  const other = roles.find(({ id }) => String(id) === otherId);
  const rows = names.filter(({ value, name }) => areas.includes(value) && fold(name).includes(fold(search)));
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <SearchField label={t('roles:matrix.search')} value={search} onChange={setSearch} maxWidth={220} />
        {isDisabled ? null : <PresetChoice />}
        <FilterSelect
          label={t('roles:matrix.compare')}
          value={otherId}
          onChange={setOtherId}
          choices={[
            { value: '', label: t('roles:matrix.compare') },
            ...roles
              .filter(({ id, isArchive }) => id !== ownId && !isArchive)
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Stack>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('roles:matrix.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('roles:matrix.area')}</TableCell>
              <TableCell align="center" sx={narrow}>
                {t('roles:flag.read')}
              </TableCell>
              <TableCell align="center" sx={narrow}>
                {t('roles:flag.write')}
              </TableCell>
              {other ? <TableCell>{other.name}</TableCell> : null}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ value, name, description }) => (
              <MatrixRow
                key={value}
                area={value}
                name={name}
                description={description}
                isDisabled={isDisabled}
                other={other ? roleValues(other).rights[value] : null}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      {names.length > 0 && rows.length === 0 ? (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {t('roles:matrix.nothing')}
        </Typography>
      ) : null}
    </Box>
  );
}

function PresetChoice() {
  const { t } = useTranslation('roles');
  const { setFieldValue } = useFormikContext<RoleValues>();
  return (
    <FilterSelect<Preset | ''>
      label={t('roles:matrix.preset')}
      value=""
      onChange={(preset) => {
        if (preset !== '') void setFieldValue('rights', presetRights(preset));
      }}
      choices={[
        { value: '', label: t('roles:matrix.preset') },
        ...presetNames.map((value) => ({ value, label: t(`roles:preset.${value}`) })),
      ]}
    />
  );
}

/** Leaves room for the names on a phone. */
const narrow = { width: { xs: 76, sm: 110 }, px: { xs: 0.5, sm: 2 } };

interface MatrixRowProps {
  area: string;
  name: string;
  description: string;
  isDisabled: boolean;
  /** The flags of the role to compare with; null when none was chosen. */
  other: Flags | null | undefined;
}

function MatrixRow({ area, name, description, isDisabled, other }: MatrixRowProps) {
  const { t } = useTranslation('roles');
  const { values, setFieldValue } = useFormikContext<RoleValues>();
  const flags = values.rights[area] ?? { read: false, write: false };
  const differs = other !== null && !isSameFlags(flags, other);
  const box = (flag: keyof Flags) => (
    <TableCell align="center" sx={narrow}>
      <Checkbox
        checked={flags[flag]}
        disabled={isDisabled}
        onChange={(_event, isOn) => void setFieldValue(`rights.${area}`, withFlag(flags, flag, isOn))}
        slotProps={{ input: { 'aria-label': `${name}: ${t(`roles:flag.${flag}`)}` } }}
      />
    </TableCell>
  );
  return (
    <TableRow sx={differs ? { bgcolor: (theme) => theme.tokens.accentSoft } : {}}>
      <TableCell component="th" scope="row">
        {name}
        <Typography variant="body2" color="textSecondary">
          {description}
        </Typography>
      </TableCell>
      {box('read')}
      {box('write')}
      {other === null ? null : (
        <TableCell>
          <StatusChip
            isOutlined={!differs}
            colour={differs ? 'amber' : 'grey'}
            label={t(`roles:flag.${flagWord(other)}`)}
          />
        </TableCell>
      )}
    </TableRow>
  );
}
