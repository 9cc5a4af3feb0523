import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { CircleCheck, CircleDashed, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { contentPath } from '@src/content/content-kind';
import type { ContentDuties } from '../api';

const looks = {
  signed: { colour: 'green', icon: CircleCheck },
  notSigned: { colour: 'grey', icon: CircleDashed },
  overdue: { colour: 'red', icon: Clock3 },
} as const;

/** Returns the link of an object: its history for users who may see the report, its text for everybody else. */
function pageOf(
  kind: Pick<ContentDuties, 'path' | 'pages'>,
  { id, abilities }: ContentDuties['objects'][number]['object'],
): string {
  const { report, reader } = kind.pages ?? { report: 'history', reader: 'current-version' };
  if (abilities.canEdit) return contentPath(kind, 'editor', id, report);
  return abilities.canReport
    ? contentPath(kind, 'subdivision', id, report)
    : contentPath(kind, 'my', id, reader);
}

/** A person's pending and completed assignments of one content kind, overdue ones first. */
export function DutyList({ duties }: { duties: ContentDuties }) {
  const { t } = useTranslation('employees');
  const { texts, total, objects } = duties;
  const hidden = total - objects.length;
  return (
    <Box component="section" aria-label={t(texts.title)} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {t(texts.title)}
      </Typography>
      {total === 0 ? <Typography color="textSecondary">{t(texts.none)}</Typography> : null}
      {objects.length > 0 ? (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {objects.map(({ object, state }) => (
            <Stack
              key={object.id}
              component="li"
              direction="row"
              spacing={1.5}
              sx={{ alignItems: 'center', py: 0.75, borderBottom: 1, borderColor: 'divider' }}
            >
              <Link
                component={RouterLink}
                to={pageOf(duties, object)}
                color="textPrimary"
                sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {object.name}
              </Link>
              <StatusChip label={t(texts[state])} {...looks[state]} />
            </Stack>
          ))}
        </Stack>
      ) : null}
      {hidden > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t(texts.hidden, { count: hidden })}
        </Typography>
      ) : null}
    </Box>
  );
}
