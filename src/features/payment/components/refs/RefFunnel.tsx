import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '@src/components/layout/Section';
import { formatMoney } from '@src/lib/money';
import { useTranslation } from 'react-i18next';
import type { RefLink } from '../../api';
import { funnelOf } from '../../lib/ref-funnel';

/** From clicks to earnings over all links; the table of links has the same numbers for each. */
export function RefFunnel({ links }: { links: readonly RefLink[] }) {
  const { t, i18n } = useTranslation('payment');
  const { steps, earned } = funnelOf(links);
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Section
      title={t('payment:refs.funnel.title')}
      text={t('payment:refs.funnel.earned', { sum: formatMoney(earned, i18n.language) })}
    >
      <Box component="ol" sx={{ display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ step, count, width, ofPrevious }) => (
          <Box component="li" key={step}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', mb: 0.5 }}>
              <Typography component="span" variant="body2">
                {t(`payment:refs.list.${step}`)}
              </Typography>
              <Typography component="span" sx={{ fontWeight: 650 }}>
                {number.format(count)}
              </Typography>
              {ofPrevious === null ? null : (
                <Typography component="span" variant="caption" color="textSecondary">
                  {t('payment:refs.funnel.ofPrevious', { share: percent.format(ofPrevious) })}
                </Typography>
              )}
            </Box>
            <Box
              aria-hidden
              sx={{ height: 20, mx: 'auto', borderRadius: 1, bgcolor: 'primary.main' }}
              style={{ width: `${Math.max(width * 100, 1)}%` }}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
