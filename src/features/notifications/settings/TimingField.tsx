import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { MatrixRow } from '../api';
import { Inherit } from './ChannelSwitch';
import { effective } from './matrix-form';
import { useMatrixRow } from './matrix-row';

const timings = ['now', 'digest'] as const;

/** When messages outside of the workspace are sent: immediately, or in a daily digest. */
export function TimingField({ row, isDisabled }: { row: MatrixRow; isDisabled: boolean }) {
  const { t } = useTranslation('notifications');
  const { own, change } = useMatrixRow();
  const name = `${row.name}: ${t('notifications:matrix.timing')}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Select
        size="small"
        fullWidth
        value={effective(row, own, 'timing')}
        disabled={isDisabled}
        onChange={({ target }) =>
          change({ timing: timings.find((timing) => timing === target.value) ?? null })
        }
        inputProps={{ 'aria-label': name }}
        sx={{ minWidth: 128 }}
      >
        {timings.map((timing) => (
          <MenuItem key={timing} value={timing}>
            {t(`notifications:timing.${timing}`)}
          </MenuItem>
        ))}
      </Select>
      <Inherit
        isShown={own.timing !== null && !isDisabled}
        name={name}
        onPress={() => change({ timing: null })}
      />
    </Box>
  );
}
