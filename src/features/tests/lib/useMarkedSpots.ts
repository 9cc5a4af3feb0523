import { useTranslation } from 'react-i18next';
import type { Region, Spot } from '@domain/questions/question';
import { percentOf } from './regions';

/** Formatters of picture positions, in whole percent of its width and height. */
export interface PictureWords {
  spot: (spot: Spot) => string;
  region: (region: Region) => string;
}

/** Returns the formatters of picture positions. */
export function usePictureWords(): PictureWords {
  const { t } = useTranslation('tests');
  return {
    spot: ({ x, y }) => t('spot.at', { x: percentOf(x), y: percentOf(y) }),
    region: ({ x, y, width, height }) =>
      t('spot.region', {
        ...{ x: percentOf(x), y: percentOf(y) },
        ...{ width: percentOf(width), height: percentOf(height) },
      }),
  };
}

/** Returns the translations used for formatting answers. */
export function useAnswerWords() {
  const { t } = useTranslation('tests');
  return { yes: t('answer.true'), no: t('answer.false'), ...usePictureWords() };
}
