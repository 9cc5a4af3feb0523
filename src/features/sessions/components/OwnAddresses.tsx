import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { uuid } from '@src/lib/uuid';
import { useCall } from '@src/store/useCall';
import {
  type IpRule,
  type UserIpAccess,
  useUserIpAccessQuery,
  useUserIpAccessUpdateMutation,
  useUserIpRuleCreateMutation,
  useUserIpRuleDeleteMutation,
} from '../api';
import { OwnAddress } from './OwnAddress';
import { RuleDialog } from './RuleDialog';

/** The user's personal list: if they want, the account works only from these addresses. */
export function OwnAddresses() {
  const { t } = useTranslation('sessions');
  const query = useUserIpAccessQuery();
  return (
    <Section title={t('sessions:personal.title')} text={t('sessions:personal.text')}>
      <Loaded
        data={query.data?.userIpAccess}
        error={query.error}
        onRetry={() => void query.refetch()}
        skeleton={<SkeletonRows rows={2} columns={2} />}
      >
        {(access) => <Content access={access} />}
      </Loaded>
    </Section>
  );
}

function Content({ access }: { access: UserIpAccess }) {
  const { t } = useTranslation('sessions');
  const [update, { isLoading }] = useUserIpAccessUpdateMutation();
  const [create] = useUserIpRuleCreateMutation();
  const [adding, setAdding] = useState<{ address: string; clientKey: string } | null>(null);
  const call = useCall();
  const { address, isAddressIPv4, isCovered, isOn, rules } = access;
  const add = (first: string) => setAdding({ address: first, clientKey: uuid() });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <OwnAddress {...access} />
      {rules.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {rules.map((rule) => (
            <OwnRule key={rule.id} rule={rule} />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{t('sessions:personal.empty')}</Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {isAddressIPv4 && !isCovered ? (
          <Button variant="contained" onClick={() => add(address)}>
            {t('sessions:rule.addOwn', { address })}
          </Button>
        ) : null}
        <Button variant="outlined" onClick={() => add('')}>
          {t('sessions:rule.add')}
        </Button>
      </Stack>
      <FormControlLabel
        label={t('sessions:personal.switch')}
        control={
          <Switch
            checked={isOn}
            disabled={isLoading || (!isOn && rules.length === 0)}
            onChange={() => void call(update({ isOn: !isOn })).catch(() => undefined)}
          />
        }
      />
      {adding ? (
        <RuleDialog
          rule={null}
          isOwn
          address={adding.address}
          onSave={(values) =>
            create({
              rule: { address: values.address, comment: values.comment },
              clientKey: adding.clientKey,
            })
          }
          onClose={() => setAdding(null)}
        />
      ) : null}
    </Stack>
  );
}

function OwnRule({ rule }: { rule: IpRule }) {
  const { t } = useTranslation('sessions');
  const [remove, { isLoading }] = useUserIpRuleDeleteMutation();
  const call = useCall();
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={(theme) => ({
        py: 1,
        alignItems: 'center',
        '& + &': { borderTop: `1px solid ${theme.tokens.border}` },
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560 }}>{rule.address}</Typography>
        {rule.comment ? (
          <Typography variant="body2" color="textSecondary">
            {rule.comment}
          </Typography>
        ) : null}
      </Box>
      <IconButton
        size="small"
        disabled={isLoading}
        aria-label={t('sessions:rule.remove', { address: rule.address })}
        onClick={() => void call(remove({ id: rule.id })).catch(() => undefined)}
      >
        <Trash2 size={17} />
      </IconButton>
    </Stack>
  );
}
