import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Channel, MatrixRow } from '../api';
import { effective } from './matrix-form';
import { useMatrixRow } from './matrix-row';

interface ChannelSwitchProps {
  row: MatrixRow;
  channel: Channel['channel'];
  isDisabled: boolean;
}

/** A switch for one channel; a value set at this level can be reset to the inherited one. */
export function ChannelSwitch({ row, channel, isDisabled }: ChannelSwitchProps) {
  const { t } = useTranslation('notifications');
  const { own, change } = useMatrixRow();
  const isFixed = channel === 'inApp' && row.isRequired;
  const name = `${row.name}: ${t(`notifications:channel.${channel}`)}`;
  const control = (
    <Switch
      checked={effective(row, own, channel)}
      disabled={isDisabled || isFixed}
      onChange={(_event, isOn) => change({ [channel]: isOn })}
      slotProps={{ input: { 'aria-label': name } }}
    />
  );
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {isFixed ? (
        <Tooltip title={t('notifications:matrix.required')}>
          <span>{control}</span>
        </Tooltip>
      ) : (
        control
      )}
      <Inherit
        isShown={own[channel] !== null && !isDisabled && !isFixed}
        name={name}
        onPress={() => change({ [channel]: null })}
      />
    </Box>
  );
}

interface InheritProps {
  isShown: boolean;
  name: string;
  onPress: () => void;
}

/** Resets a value to the inherited one. It keeps its space, so that nothing moves when it appears. */
export function Inherit({ isShown, name, onPress }: InheritProps) {
  const { t } = useTranslation('notifications');
  const label = t('notifications:matrix.inherit', { name });
  return (
    <Box component="span" sx={{ width: 28, flexShrink: 0 }}>
      {isShown ? (
        <Tooltip title={t('notifications:matrix.inheritShort')}>
          <IconButton size="small" aria-label={label} onClick={onPress} sx={{ p: 0.5 }}>
            <RotateCcw size={15} />
          </IconButton>
        </Tooltip>
      ) : null}
    </Box>
  );
}
