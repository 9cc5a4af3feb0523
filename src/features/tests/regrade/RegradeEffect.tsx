import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import type { TestRegradeInput } from '@src/api/generated/types';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { useTestRegradePreviewQuery } from '../api';

interface RegradeEffectProps {
  regrade: TestRegradeInput;
  /** Shown when somebody would lose their pass. */
  children: ReactNode;
}

/** «+2 сдадут, никто не потеряет»: a preview of the decision's effect. */
export function RegradeEffect({ regrade, children }: RegradeEffectProps) {
  const { t } = useTranslation('tests');
  const { currentData, error } = useTestRegradePreviewQuery({ regrade });
  const preview = currentData?.testRegradePreview;
  if (error) return <ErrorText text={errorText(error) ?? t('common:error.title')} />;
  if (!preview) return <Typography color="textSecondary">{t('regrade.looking')}</Typography>;
  const { count, changed, gained, lost, gaining, losing } = preview;
  return (
    <Box
      role="status"
      sx={({ tokens }) => ({ p: 1.5, borderRadius: 1, border: `1px solid ${tokens.border}` })}
    >
      <Typography sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
        {t('regrade.effect', {
          gained: gained > 0 ? t('regrade.gained', { count: gained }) : t('regrade.noneGained'),
          lost: lost > 0 ? t('regrade.lost', { count: lost }) : t('regrade.noneLost'),
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('regrade.changed', { count, changed })}
      </Typography>
      <Named title={t('regrade.gaining')} people={gaining} count={gained} />
      <Named title={t('regrade.losing')} people={losing} count={lost} />
      {lost > 0 ? children : null}
    </Box>
  );
}

interface NamedProps {
  title: string;
  people: readonly { id: number; nameShort: string }[];
  /** The total number. */
  count: number;
}

function Named({ title, people, count }: NamedProps) {
  const { t } = useTranslation('tests');
  if (count === 0) return null;
  const names = people.map(({ nameShort }) => nameShort).join(', ');
  const rest = count - people.length;
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {title}: {names}
      {rest > 0 ? ` ${t('regrade.more', { count: rest })}` : ''}
    </Typography>
  );
}
