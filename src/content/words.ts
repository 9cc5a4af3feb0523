import { useTranslation } from 'react-i18next';
import { useContentKind } from './content-kind';

const ownFirst = { nsMode: 'fallback' } as const;

/** Translations of content pages: the kind's own, else the shared ones. */
export function useContentText() {
  const { words } = useContentKind();
  return useTranslation([words, 'content'], ownFirst);
}
