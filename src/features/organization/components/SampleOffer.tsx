import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Croissant, Handshake, Laptop, type LucideIcon, ShoppingBasket, Warehouse } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type SampleIndustry, useSampleFillMutation, useSampleFromReferrerQuery } from '@src/api/samples';
import { takeSample } from '@src/lib/carried-sample';
import { useIsEdit } from '@src/store/useEditMode';
import { useNotify } from '@src/store/useNotify';
import { sampleWords } from './sample-words';

const industries: readonly { key: SampleIndustry; icon: LucideIcon }[] = [
  { key: 'bakery', icon: Croissant },
  { key: 'shop', icon: ShoppingBasket },
  { key: 'office', icon: Laptop },
  { key: 'warehouse', icon: Warehouse },
];

/**
 * In edit mode: sample data of an industry for an empty organization. A sample chosen at registration is filled in immediately,
 * in edit mode or not: it was asked for.
 */
export function SampleOffer() {
  const { t } = useTranslation('organization');
  const notify = useNotify();
  const isEdit = useIsEdit();
  const [fill, { isLoading }] = useSampleFillMutation();
  const isAsked = useRef(false);
  const take = async (industry: SampleIndustry) => {
    const { error } = await fill({ industry });
    if (error) notify.failure(error);
    else notify.success(t(`${sampleWords(industry)}.filled`));
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const carried = takeSample();
    const chosen = industries.find(({ key }) => key === carried);
    if (chosen) void take(chosen.key);
  });
  return isEdit || isLoading ? <Industries isLoading={isLoading} onTake={(key) => void take(key)} /> : null;
}

interface IndustriesProps {
  isLoading: boolean;
  onTake: (industry: SampleIndustry) => void;
}

function Industries({ isLoading, onTake }: IndustriesProps) {
  const { t } = useTranslation('organization');
  return (
    <Card
      component="section"
      aria-labelledby="sample-title"
      aria-busy={isLoading}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Typography id="sample-title" component="h2" variant="h2">
        {t('organization:sample.offer')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('organization:sample.offerText')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
        {industries.map(({ key, icon: Icon }) => (
          <Button
            key={key}
            variant="outlined"
            disabled={isLoading}
            startIcon={<Icon />}
            onClick={() => onTake(key)}
            sx={{ justifyContent: 'flex-start', py: 1.25 }}
          >
            {t(`organization:sample.industry.${key}`)}
          </Button>
        ))}
      </Box>
      <FromReferrer isBusy={isLoading} onTake={() => onTake('referrer')} />
      {isLoading ? <LinearProgress aria-label={t('organization:sample.filling')} sx={{ mt: 2 }} /> : null}
    </Card>
  );
}

/** Templates of the organization that invited this one, by name, and a button that takes them. */
function FromReferrer({ isBusy, onTake }: { isBusy: boolean; onTake: () => void }) {
  const { t } = useTranslation('organization');
  const templates = useSampleFromReferrerQuery().data?.sampleFromReferrer ?? [];
  if (templates.length === 0) return null;
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography component="h3" variant="subtitle1">
        {t('organization:sample.referrer.title')}
      </Typography>
      <Typography color="textSecondary">{t('organization:sample.referrer.text')}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {templates.map(({ kind, name, clauseCount }, index) => (
          <li key={`${index} ${name}`}>
            {t(`organization:sample.referrer.${kind}`, { name, count: clauseCount })}
          </li>
        ))}
      </Box>
      <Button variant="contained" disabled={isBusy} startIcon={<Handshake />} onClick={onTake}>
        {t('organization:sample.referrer.take')}
      </Button>
    </Box>
  );
}
