import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type BundleSegment, bundleOf } from '../view/bundles';
import { ComponentRow } from '../view/ComponentRow';
import { QualificationFrame } from './QualificationFrame';

/** The components of one kind. */
export function BundlePage({ segment }: { segment: BundleSegment }) {
  const { t } = useTranslation('qualifications');
  return (
    <QualificationFrame purpose={t(`bundle.purpose.${segment}`)}>
      {({ id, currentVersion, myProgress }) => {
        const items = currentVersion ? bundleOf(currentVersion, segment) : [];
        if (items.length === 0) return <EmptyState title={t('bundle.empty')} />;
        const byItem = new Map(myProgress?.items.map((item) => [item.itemId, item]));
        const locked = new Set(
          currentVersion?.stages
            .filter((_, index) => myProgress?.stages[index] === 'locked')
            .flatMap((stage) => stage.items.map((item) => item.id)),
        );
        return (
          <Card sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((item) => (
                <ComponentRow
                  key={item.id}
                  qualificationId={id}
                  item={item}
                  progress={byItem.get(item.id)}
                  isLocked={locked.has(item.id)}
                />
              ))}
            </Box>
          </Card>
        );
      }}
    </QualificationFrame>
  );
}
