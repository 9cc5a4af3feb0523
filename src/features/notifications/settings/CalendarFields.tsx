import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import type { MatrixRow } from '../api';
import { Inherit } from './ChannelSwitch';
import { daysOf, effective } from './matrix-form';
import { useMatrixRow } from './matrix-row';

interface CalendarFieldsProps {
  row: MatrixRow;
  isDisabled: boolean;
}

/** The days on which a reminder is sent, for types that have such days. */
export function CalendarFields({ row, isDisabled }: CalendarFieldsProps) {
  const { t } = useTranslation('notifications');
  const { own, change } = useMatrixRow();
  return (
    <>
      {row.hasBefore ? (
        <Days
          label={t('notifications:matrix.before')}
          rowName={row.name}
          value={effective(row, own, 'before').join(', ')}
          isDisabled={isDisabled}
          isOwn={own.before !== null}
          parse={(text) => {
            const days = daysOf(text);
            const fits =
              days && days.length <= limits.reminderDays && days.every((day) => day <= limits.reminderDayMax);
            return fits ? () => change({ before: days }) : null;
          }}
          onInherit={() => change({ before: null })}
        />
      ) : null}
      {row.hasRepeat ? (
        <Days
          label={t('notifications:matrix.repeat')}
          rowName={row.name}
          value={String(effective(row, own, 'repeatEvery'))}
          isDisabled={isDisabled}
          isOwn={own.repeatEvery !== null}
          parse={(text) => {
            const every = /^\d{1,2}$/.test(text.trim()) ? Number(text) : null;
            return every !== null && every <= limits.repeatDaysMax
              ? () => change({ repeatEvery: every })
              : null;
          }}
          onInherit={() => change({ repeatEvery: null })}
        />
      ) : null}
    </>
  );
}

interface DaysProps {
  label: string;
  rowName: string;
  value: string;
  isDisabled: boolean;
  isOwn: boolean;
  /** Returns a function that applies the text; null when the text is invalid. */
  parse: (text: string) => (() => void) | null;
  onInherit: () => void;
}

/** A field with a short list of numbers, applied on blur; an invalid list is marked and not applied. */
function Days({ label, rowName, value, isDisabled, isOwn, parse, onInherit }: DaysProps) {
  const { t } = useTranslation('notifications');
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parse(typed) === null;
  const take = () => {
    if (typed === null) return;
    parse(typed)?.();
    if (!isWrong) setTyped(null);
  };
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 13.5, mt: 0.5 }}>
      <Box component="span" sx={{ color: isWrong ? 'error.main' : 'text.secondary' }}>
        {isWrong ? t('notifications:matrix.wrongDays') : label}
      </Box>
      <OutlinedInput
        size="small"
        value={typed ?? value}
        disabled={isDisabled}
        error={isWrong}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
        inputProps={{ 'aria-label': `${rowName}: ${label}`, maxLength: 24, inputMode: 'text' }}
        sx={{ width: 96, '& input': { py: 0.5 } }}
      />
      <Inherit isShown={isOwn && !isDisabled} name={`${rowName}: ${label}`} onPress={onInherit} />
    </Box>
  );
}
