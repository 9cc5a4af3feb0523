import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { useContentRateMutation } from '@src/api/content-ratings';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { Section } from '@src/components/layout/Section';
import { useContentKind } from '../content-kind';
import { useContentText } from '../words';

interface MyRating {
  stars: number;
  comment: string;
}

interface RatingCardProps {
  objectId: number;
  /** The user's own rating; null when there is none yet. */
  mine: MyRating | null;
}

/** The user's rating of an object that they have completed; only its authors read the comment. */
export function RatingCard({ objectId, mine }: RatingCardProps) {
  const { t } = useContentText();
  const [isEdited, setIsEdited] = useState(false);
  return (
    <Section title={t('rating.title')} text={t('rating.text')}>
      {mine && !isEdited ? (
        <OwnRating mine={mine}>
          <Button size="small" variant="outlined" onClick={() => setIsEdited(true)}>
            {t('rating.change')}
          </Button>
        </OwnRating>
      ) : (
        <RatingForm objectId={objectId} mine={mine} onSaved={() => setIsEdited(false)} />
      )}
    </Section>
  );
}

function OwnRating({ mine, children }: { mine: MyRating; children: ReactNode }) {
  const { t } = useTranslation('content');
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Rating value={mine.stars} readOnly getLabelText={(count) => t('rating.stars', { count })} />
      {mine.comment ? (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{mine.comment}</Typography>
      ) : null}
      {children}
    </Stack>
  );
}

function RatingForm({ objectId, mine, onSaved }: RatingCardProps & { onSaved: () => void }) {
  const { t } = useTranslation(['content', 'common']);
  const { objectType } = useContentKind();
  const [rate, { isLoading, error }] = useContentRateMutation();
  const [stars, setStars] = useState(mine?.stars ?? 0);
  const [comment, setComment] = useState(mine?.comment ?? '');
  const send = async () => {
    const answer = await rate({ rating: { objectType, objectId, stars, comment: comment.trim() } });
    if (!answer.error) onSaved();
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 560 }}>
      <Box>
        <Rating
          name={`rating-${objectId}`}
          size="large"
          value={stars}
          getLabelText={(count) => t('rating.stars', { count })}
          onChange={(_event, value) => setStars(value ?? 0)}
        />
      </Box>
      <FieldFrame label={t('rating.comment')} help={t('rating.commentHelp')} error={errorText(error)}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            aria-describedby={describedBy}
            multiline
            minRows={2}
            maxRows={8}
            value={comment}
            inputProps={{ maxLength: limits.ratingComment }}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </FieldFrame>
      <BusyButton variant="contained" isBusy={isLoading} disabled={stars === 0} onClick={() => void send()}>
        {t(mine ? 'common:action.save' : 'rating.send')}
      </BusyButton>
    </Stack>
  );
}
