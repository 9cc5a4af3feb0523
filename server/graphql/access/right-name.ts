import { rightName } from '@server/texts';
import type { Lang } from '../context';
import { isArea, isFlag } from './rights';

/** Returns the name of a right that is stored as «statistics.read»; null: the text is not a right. */
export function rightNameOfCode(lang: Lang, code: string): string | null {
  const [area = '', flag = ''] = code.split('.');
  return isArea(area) && isFlag(flag) ? rightName(lang, area, flag) : null;
}
