import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { promoValue } from '@src/lib/promo-value';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { usePromoUsesQuery } from '../api';
import { PromoCodeDialog } from './PromoCodeDialog';

const COLOURS = { waiting: 'blue', used: 'green', lapsed: 'grey' } as const;

/** The promo codes that the organization has used, and «У меня есть промокод». */
export function PromoCodes() {
  const { t, i18n } = useTranslation('payment');
  const [isTyping, setIsTyping] = useState(false);
  const can = useAppSelector(selectCan);
  const uses = usePromoUsesQuery().data?.promoUses;
  const mayUse = can('payment', 'write');
  if (!uses || (uses.length === 0 && !mayUse)) return null;
  return (
    <Section
      title={t('payment:promo.title')}
      action={
        mayUse ? (
          <Button variant="outlined" onClick={() => setIsTyping(true)}>
            {t('payment:promo.have')}
          </Button>
        ) : null
      }
    >
      {uses.length === 0 ? (
        <Typography color="textSecondary">{t('payment:promo.none')}</Typography>
      ) : (
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {uses.map(({ id, code, kind, value, status, createdAt }) => (
            <Stack
              key={id}
              component="li"
              direction="row"
              useFlexGap
              spacing={1}
              sx={{ flexWrap: 'wrap', alignItems: 'center' }}
            >
              <Typography component="span" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
                {code}
              </Typography>
              <span>{promoValue({ kind, value }, t, i18n.language)}</span>
              <StatusChip label={t(`payment:promo.status.${status}`)} colour={COLOURS[status]} />
              <Typography component="span" variant="body2" color="textSecondary">
                {formatDate(createdAt)}
              </Typography>
            </Stack>
          ))}
        </Stack>
      )}
      {isTyping ? <PromoCodeDialog onClose={() => setIsTyping(false)} /> : null}
    </Section>
  );
}
