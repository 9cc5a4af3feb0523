import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { StatusColourName } from '@src/theme/tokens';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { type Better, type Change, changeOf } from '../lib/change';
import { useStatisticText } from '../statistic-tab';

const colours: Record<Change['tone'], StatusColourName | null> = {
  ...{ same: null, more: null, less: null },
  ...{ better: 'green', worse: 'red' },
};

interface ChangeNoteProps {
  /** The name of the number. */
  name: string;
  now: number | null;
  /** Null when there was none. */
  before: number | null;
  better: Better;
  unit: 'count' | 'points' | 'days';
  /** The link to the people behind the number of the previous period. */
  to?: To | undefined;
  isAtEnd?: boolean;
}

function Sign({ difference }: Change) {
  if (difference === 0) return <Equal size={14} aria-hidden />;
  return difference > 0 ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />;
}

/**
 * The change of a number since the previous period, as a sign and a word, with the previous number, which links to its people.
 */
export function ChangeNote({ name, now, before, better, unit, to, isAtEnd = false }: ChangeNoteProps) {
  const { t, i18n } = useStatisticText();
  const number = (value: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, signDisplay }).format(value);
  const change = changeOf(now, before, better);
  const was =
    before === null
      ? t('statistics:compare.nothingBefore')
      : t(`statistics:compare.was.${unit}`, { value: number(before) });
  const colour = change && colours[change.tone];
  return (
    <Box
      component="span"
      sx={(theme) => ({
        ...{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'baseline' },
        justifyContent: isAtEnd ? 'flex-end' : 'flex-start',
        ...{ fontSize: 12, lineHeight: '18px', color: theme.tokens.textSecondary },
      })}
    >
      {change ? (
        <Box
          component="span"
          sx={(theme) => ({
            ...{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.25,
              fontWeight: 620,
              whiteSpace: 'nowrap',
            },
            color: colour ? theme.tokens.status[colour].text : theme.tokens.text,
          })}
        >
          <Sign {...change} />
          {change.difference === 0 ? null : (
            <span>
              {t(`statistics:compare.by.${unit}`, { value: number(change.difference, 'exceptZero') })}
            </span>
          )}
          <span>{t(`statistics:compare.tone.${change.tone}`)}</span>
        </Box>
      ) : null}
      {to && before !== null ? (
        <Link
          component={RouterLink}
          to={to}
          color="inherit"
          aria-label={t('statistics:compare.open', { name, was })}
        >
          {was}
        </Link>
      ) : (
        <span>{was}</span>
      )}
    </Box>
  );
}
