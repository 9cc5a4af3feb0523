import { OBJECT_TYPES } from '@domain/object-types';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '@src/api/errors';
import { useTranslation } from 'react-i18next';

interface Change {
  objectType: string;
  objectId: number;
  /** Null when the user may not see the object. */
  name: string | null;
  peopleCount: number;
}

interface AssignmentChangesNoteProps {
  /** Undefined while loading. */
  preview: { added: Change[]; removed: Change[]; peopleCount: number } | undefined;
  error: unknown;
}

type Changes = readonly Change[];

const namesShown = 8;

function Names({ changes, sign }: { changes: Changes; sign: string }) {
  const { t } = useTranslation('structure');
  const named = changes.filter(({ name }) => name !== null);
  const rest = changes.length - Math.min(named.length, namesShown);
  return (
    <>
      {named.slice(0, namesShown).map((change) => (
        <Typography key={`${change.objectType}${change.objectId}`} component="li" variant="body2">
          {t('structure:move.change', { sign, name: change.name, count: change.peopleCount })}
        </Typography>
      ))}
      {rest ? (
        <Typography component="li" variant="body2" color="textSecondary">
          {t('structure:move.more', { sign, count: rest })}
        </Typography>
      ) : null}
    </>
  );
}

/** «+3 регламента, −1 тест»: a preview of how a move changes the assignments of the people moved. */
export function AssignmentChangesNote({ preview, error }: AssignmentChangesNoteProps) {
  const { t } = useTranslation('structure');
  if (error) {
    return (
      <Typography role="alert" color="error">
        {errorText(error) ?? t('structure:move.previewFailed')}
      </Typography>
    );
  }
  if (!preview) return <Skeleton height={48} aria-busy />;
  const { added, removed, peopleCount } = preview;
  const counted = (changes: Changes, sign: string) =>
    OBJECT_TYPES.flatMap((kind) => {
      const count = changes.filter(({ objectType }) => objectType === kind).length;
      return count ? [`${sign}${t(`structure:move.kinds.${kind}`, { count })}`] : [];
    });
  const parts = [...counted(added, '+'), ...counted(removed, '−')];
  return (
    <Box
      role="status"
      sx={(theme) => ({
        p: 1.5,
        borderRadius: 1,
        bgcolor: parts.length ? theme.tokens.accentSoft : theme.tokens.sunken,
        color: parts.length ? theme.tokens.accentText : theme.tokens.textSecondary,
      })}
    >
      <Typography sx={{ fontWeight: parts.length ? 600 : 400 }}>
        {parts.length ? parts.join(', ') : t('structure:move.nothing')}
      </Typography>
      {parts.length ? (
        <>
          <Typography variant="body2">{t('structure:move.people', { count: peopleCount })}</Typography>
          <Stack component="ul" spacing={0.25} sx={{ m: 0, mt: 0.75, pl: 2.25 }}>
            <Names changes={added} sign="+" />
            <Names changes={removed} sign="−" />
          </Stack>
        </>
      ) : null}
    </Box>
  );
}
