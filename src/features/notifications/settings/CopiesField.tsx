import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Audience, type MatrixRow, type NotificationLevel } from '../api';
import { useRoleOptionsQuery } from '@src/entities/role/api';
import { audienceOf, audienceValues, copyKinds } from './copies-form';
import { useMatrixRow } from './matrix-row';

interface CopiesFieldProps {
  row: MatrixRow;
  level: NotificationLevel;
  isDisabled: boolean;
}

/** The additional recipients: editable for the organization, read-only at all other levels. */
export function CopiesField({ row, level, isDisabled }: CopiesFieldProps) {
  const { t } = useTranslation('notifications');
  const { own, change } = useMatrixRow();
  const { data } = useRoleOptionsQuery(undefined, { skip: !row.hasCopies });
  if (!row.hasCopies) return null;
  const roles = data?.roleOptions ?? [];
  const audience = level === 'organization' ? own.audience : row.copies;
  const nameOf = (id: number) => {
    const name = roles.find((role) => role.id === id)?.name;
    return name ? t('notifications:copies.role', { name }) : t('notifications:copies.roleGone');
  };
  const words = (said: Audience | null) => [
    ...(said?.kinds.map((kind) => t(`notifications:copies.${kind}`)) ?? []),
    ...(said?.roleIds.map(nameOf) ?? []),
  ];
  const recipientNames = words(audience);
  if (level !== 'organization' || isDisabled) {
    return recipientNames.length === 0 ? null : (
      <Typography variant="body2" color="textSecondary">
        {t('notifications:copies.also', { who: recipientNames.join(', ') })}
      </Typography>
    );
  }
  const gone = own.audience?.roleIds.filter((id) => roles.every((role) => role.id !== id)) ?? [];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 13.5, minWidth: 0 }}>
      <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
        {t('notifications:copies.label')}
      </Box>
      <Select<string[]>
        multiple
        size="small"
        displayEmpty
        value={audienceValues(own.audience)}
        onChange={({ target }) => change({ audience: audienceOf([target.value].flat()) })}
        renderValue={() =>
          recipientNames.length === 0 ? t('notifications:copies.nobody') : recipientNames.join(', ')
        }
        inputProps={{ 'aria-label': `${row.name}: ${t('notifications:copies.label')}` }}
        SelectDisplayProps={{ 'aria-label': `${row.name}: ${t('notifications:copies.label')}` }}
        sx={{ minWidth: 0, maxWidth: 320, '& .MuiSelect-select': { py: 0.5, fontSize: 13.5 } }}
      >
        <ListSubheader>{t('notifications:copies.people')}</ListSubheader>
        {copyKinds.map((kind) => (
          <MenuItem key={kind} value={kind} dense>
            <Checkbox size="small" checked={own.audience?.kinds.includes(kind) ?? false} tabIndex={-1} />
            {t(`notifications:copies.${kind}`)}
          </MenuItem>
        ))}
        {roles.length + gone.length > 0 ? (
          <ListSubheader>{t('notifications:copies.roles')}</ListSubheader>
        ) : null}
        {[...roles.map(({ id }) => id), ...gone].map((id) => (
          <MenuItem key={id} value={`role:${id}`} dense>
            <Checkbox size="small" checked={own.audience?.roleIds.includes(id) ?? false} tabIndex={-1} />
            {roles.find((role) => role.id === id)?.name ?? t('notifications:copies.roleGone')}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
