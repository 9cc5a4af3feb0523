import { useState } from 'react';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import type { SignObstacle } from '../lib/sign-rules';

const ofReading: readonly SignObstacle[] = ['scroll', 'reading'];

/**
 * On a phone the bar is collapsed to one line until the text is read, to leave room for reading; the user can expand it earlier.
 */
export function useFold(obstacles: readonly SignObstacle[]) {
  const isPhone = useIsPhone();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isRead = !obstacles.some((obstacle) => ofReading.includes(obstacle));
  return { isFolded: isPhone && !(wanted ?? isRead), canFold: isPhone, set: setWanted };
}
