import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouteLink } from 'react-router-dom';
import { Fact } from '@src/components/data/Fact';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import type { OrganizationSetting } from '../api';

type Account = OrganizationSetting['organization'];

/** The organization's account with the provider; only the provider can change it. */
export function AccountCard({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('organization');
  const { id, userId, formINN, promoCode, refId, suspenseDateEnd, suspenseReason } = account;
  const terms = [
    ...(account.isFreePeriod ? [t('organization:account.freePeriod')] : []),
    ...(account.isPartner ? [t('organization:account.partner')] : []),
  ];
  const until = formatDate(suspenseDateEnd, 'longDate', i18n.language);
  return (
    <Box sx={{ maxWidth: 860, mt: 2 }}>
      <Section title={t('organization:account.title')} text={t('organization:account.text')}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gap: 1.5,
            m: 0,
            gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          }}
        >
          <Fact label={t('organization:account.id')}>{id}</Fact>
          <Fact label={t('organization:account.inn')}>{formINN}</Fact>
          <Fact label={t('organization:account.admin')}>
            {userId === null ? null : (
              <Link component={RouteLink} to={`/employees/${userId}`}>
                {t('organization:account.adminOpen')}
              </Link>
            )}
          </Fact>
          <Fact label={t('organization:account.terms')}>{terms.join(', ')}</Fact>
          <Fact label={t('organization:account.promoCode')}>{promoCode}</Fact>
          <Fact label={t('organization:account.ref')}>{refId}</Fact>
          <Fact label={t('organization:account.suspended')}>
            {[until, suspenseReason].filter(Boolean).join('. ')}
          </Fact>
        </Box>
      </Section>
    </Box>
  );
}
