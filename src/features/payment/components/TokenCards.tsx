import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Fact } from '@src/components/data/Fact';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import type { TokenBalance } from '../api';
import { CardRow } from './CardRow';

/** How many grants are listed with their dates. */
const SHOWN = 4;

/** The token balance, what expires first, and the price. */
export function TokenCards({ tokens }: { tokens: TokenBalance }) {
  return (
    <CardRow>
      <Holdings tokens={tokens} />
      <Grants tokens={tokens} />
      <Price tokens={tokens} />
    </CardRow>
  );
}

function Holdings({ tokens: { available, paid, granted, held } }: { tokens: TokenBalance }) {
  const { t } = useTranslation('payment');
  const count = (tokens: number) => t('payment:tokens.count', { count: tokens });
  return (
    <Section title={t('payment:tokens.title')}>
      <Typography sx={{ fontSize: 28, fontWeight: 600, lineHeight: 1.2, mb: 1 }} data-testid="tokens">
        {count(available)}
      </Typography>
      <Stack component="dl" direction="row" useFlexGap spacing={2} sx={{ m: 0, flexWrap: 'wrap' }}>
        <Fact label={t('payment:tokens.paid')}>{count(paid)}</Fact>
        <Fact label={t('payment:tokens.granted')}>{count(granted)}</Fact>
        {held > 0 ? <Fact label={t('payment:tokens.held')}>{count(held)}</Fact> : null}
      </Stack>
      {held > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('payment:tokens.heldHelp')}
        </Typography>
      ) : null}
    </Section>
  );
}

function Grants({ tokens: { grants } }: { tokens: TokenBalance }) {
  const { t } = useTranslation('payment');
  if (grants.length === 0) {
    return (
      <Section title={t('payment:tokens.grants.title')}>
        <Typography color="textSecondary">{t('payment:tokens.grants.none')}</Typography>
      </Section>
    );
  }
  const rest = grants.length - SHOWN;
  return (
    <Section title={t('payment:tokens.grants.title')}>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {grants.slice(0, SHOWN).map(({ id, remaining, expiresAt }) => (
          <li key={id}>
            {t('payment:tokens.count', { count: remaining })}
            {' · '}
            {expiresAt
              ? t('payment:tokens.grants.until', { date: formatDate(expiresAt) })
              : t('payment:tokens.grants.forever')}
          </li>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {rest > 0 ? `${t('payment:tokens.grants.rest', { count: rest })}. ` : ''}
        {t('payment:tokens.grants.order')}
      </Typography>
    </Section>
  );
}

function Price({ tokens: { price, isSample, money, actions } }: { tokens: TokenBalance }) {
  const { t, i18n } = useTranslation('payment');
  return (
    <Section title={t('payment:tokens.price.title')}>
      <Typography sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.3 }}>
        {t('payment:tokens.price.one', { price: formatMoney(price, i18n.language) })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {t('payment:tokens.price.money', { sum: formatMoney(money, i18n.language) })}
      </Typography>
      {actions.length > 0 ? (
        <>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
            {t('payment:tokens.actions.title')}
          </Typography>
          <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {actions.map(({ code, name, tokens: count }) => (
              <li key={code}>
                {name}
                {' · '}
                {t('payment:tokens.count', { count })}
              </li>
            ))}
          </Stack>
        </>
      ) : null}
      {isSample ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('payment:tokens.price.sample')}
        </Typography>
      ) : null}
    </Section>
  );
}
