import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Repeat, UserMinus, UserPlus, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { formatDate } from '@src/lib/dates';
import type { AssignmentPerson, ObjectType, RulePreview } from '../api';

interface PreviewPanelProps {
  objectType: ObjectType;
  /** Undefined when there is nothing to show yet. */
  preview: RulePreview | undefined;
  isLoading: boolean;
  error: string | undefined;
}

/** The effect of saving the rule, computed while it is being edited. */
export function PreviewPanel({ objectType, preview, isLoading, error }: PreviewPanelProps) {
  const { t } = useTranslation('assignments');
  return (
    <Box
      role="status"
      aria-busy={isLoading}
      sx={({ tokens }) => ({
        p: 2,
        borderRadius: 1.25,
        bgcolor: tokens.primarySoft,
        opacity: isLoading && preview ? 0.7 : 1,
      })}
    >
      <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
        {t('preview.title')}
      </Typography>
      {error ? <Typography color="error">{error}</Typography> : null}
      {!preview && isLoading ? <Skeleton variant="rounded" height={44} /> : null}
      {!preview && !isLoading && !error ? (
        <Typography color="textSecondary">{t('preview.incomplete')}</Typography>
      ) : null}
      {preview ? (
        <Stack spacing={1.25}>
          <Line icon={<Users size={18} />}>{t('preview.match', { count: preview.matchCount })}</Line>
          <People
            icon={<UserPlus size={18} />}
            text={t('preview.added', { count: preview.addedCount })}
            people={preview.added}
            count={preview.addedCount}
          />
          <People
            icon={<UserMinus size={18} />}
            text={t('preview.removed', { count: preview.removedCount, context: objectType })}
            people={preview.removed}
            count={preview.removedCount}
          />
          {preview.repeatedCount > 0 ? (
            <Line icon={<Repeat size={18} />}>
              {t('preview.repeated', { count: preview.repeatedCount, context: objectType })}
            </Line>
          ) : null}
          {preview.nextRepeatAt ? (
            <Typography variant="body2" color="textSecondary">
              {t('preview.nextRepeat', { date: formatDate(preview.nextRepeatAt) })}
            </Typography>
          ) : null}
          {preview.matchCount === 0 ? (
            <Typography variant="body2" color="warning.main">
              {t('preview.nobody')}
            </Typography>
          ) : null}
        </Stack>
      ) : null}
    </Box>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
        {icon}
      </Box>
      <Typography sx={{ fontWeight: 560 }}>{children}</Typography>
    </Stack>
  );
}

interface PeopleProps {
  icon: ReactNode;
  text: string;
  people: readonly AssignmentPerson[];
  count: number;
}

function People({ icon, text, people, count }: PeopleProps) {
  const { t } = useTranslation('assignments');
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Line icon={icon}>{text}</Line>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'preview.hide' : 'preview.show')}
        </Button>
      </Stack>
      {isOpen ? (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 220, overflowY: 'auto' }}
          tabIndex={0}
        >
          {people.map((person) => (
            <Stack
              component="li"
              key={person.id}
              direction="row"
              spacing={1}
              sx={{ alignItems: 'center', py: 0.5 }}
            >
              <UserAvatar name={person.nameFull} avatar={person.avatar} size={26} />
              <Typography variant="body2">
                {person.nameFull}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {[person.position, person.subdivision].map((place) => (place ? ` · ${place.name}` : ''))}
                </Box>
              </Typography>
            </Stack>
          ))}
          {count > people.length ? (
            <Typography component="li" variant="body2" color="textSecondary">
              {t('preview.more', { count: count - people.length })}
            </Typography>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}
