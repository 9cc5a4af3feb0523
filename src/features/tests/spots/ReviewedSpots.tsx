import Box from '@mui/material/Box';
import type { Answer } from '@domain/questions/answer';
import type { QuestionKey, Tasks } from '@domain/questions/question';
import { RightRegion, SpotMark, SpotPicture } from './SpotPicture';

interface ReviewedSpotsProps {
  task: Tasks['hotspot'];
  answer: Answer | null;
  /** The correct answer; null when it is not shown. */
  answerKey: QuestionKey | null;
}

/** The marks on the picture, with the correct regions if they may be shown. Both are also given in words beside it. */
export function ReviewedSpots({ task, answer, answerKey }: ReviewedSpotsProps) {
  const spots = answer && 'spots' in answer ? answer.spots : [];
  const regions = answerKey && 'regions' in answerKey ? answerKey.regions : [];
  return (
    <Box sx={{ mb: 1 }}>
      <SpotPicture imageId={task.imageId} alt={task.alt}>
        {regions.map((region, index) => (
          <RightRegion key={index} region={region} number={index + 1} />
        ))}
        {spots.map((spot, index) => (
          <SpotMark key={index} spot={spot} number={spots.length > 1 ? index + 1 : undefined} />
        ))}
      </SpotPicture>
    </Box>
  );
}
