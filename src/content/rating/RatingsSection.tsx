import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Star } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useContentRatingsQuery, type ContentRating } from '@src/api/content-ratings';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useContentKind } from '../content-kind';
import { useContentText } from '../words';
import { RatingValue } from './RatingValue';

/** Few objects have more than one page of them. */
const TableFooter = lazyPart(async () => (await import('@src/components/table/TableFooter')).TableFooter);

const PAGE = 20;

interface RatingsSectionProps {
  objectId: number;
  rating: { average: number; count: number } | null;
}

/** The ratings of people who have completed it, shown to its authors. */
export function RatingsSection({ objectId, rating }: RatingsSectionProps) {
  const { t } = useContentText();
  const { objectType } = useContentKind();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useContentRatingsQuery({ objectType, objectId, page, pageSize: PAGE });
  return (
    <Section title={t('rating.all')} text={t('rating.allText')} action={<RatingValue rating={rating} />}>
      <Loaded
        data={data?.contentRatings}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={2} columns={2} />}
        isEmpty={({ count }) => count === 0}
        empty={<EmptyState isDense icon={Star} title={t('rating.none')} />}
      >
        {({ items, count }) => (
          <>
            <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((item) => (
                <OneRating key={`${item.user.id}:${item.versionLabel}`} item={item} />
              ))}
            </Stack>
            {count > PAGE ? (
              <Suspense>
                <TableFooter count={count} page={page} pageSize={PAGE} onPage={setPage} />
              </Suspense>
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function OneRating({ item }: { item: ContentRating }) {
  const { t } = useContentText();
  return (
    <li>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Rating
          size="small"
          value={item.stars}
          readOnly
          getLabelText={(count) => t('rating.stars', { count })}
        />
        <Typography sx={{ fontWeight: 540 }}>{item.user.nameShort}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('rating.when', { label: item.versionLabel, date: formatDate(item.updatedAt) })}
        </Typography>
      </Stack>
      {item.comment ? (
        <Box sx={{ mt: 0.25, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{item.comment}</Box>
      ) : null}
    </li>
  );
}
