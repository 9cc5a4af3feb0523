import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { SignObstacle } from '../lib/sign-rules';

const ofReading: readonly SignObstacle[] = ['scroll', 'reading'];

/** On a phone the bar is one line until the text is read, so that there is room to read; the person may open it before. */
export function useFold(obstacles: readonly SignObstacle[]) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isRead = !obstacles.some((obstacle) => ofReading.includes(obstacle));
  return { isFolded: isPhone && !(wanted ?? isRead), canFold: isPhone, set: setWanted };
}
