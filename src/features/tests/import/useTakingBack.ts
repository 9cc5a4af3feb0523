import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { useNotify } from '@src/store/useNotify';

type Remove = (ids: ReadonlySet<string>) => void;

/** The remove functions of the open test editors, which restart when drafts are merged. */
const editors = new Map<number, Remove>();

/** Shows a notification about questions that were added together, with an undo for all of them. */
export function useTakingBack(testId: number, remove: Remove): (added: readonly AnyQuestion[]) => void {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  useEffect(() => {
    editors.set(testId, remove);
    return () => void editors.delete(testId);
  });
  return (added) =>
    notify.alert(t('import.added', { count: added.length }), {
      label: t('import.undo'),
      onPress: () => {
        const takeBack = editors.get(testId);
        if (takeBack) takeBack(new Set(added.map(({ id }) => id)));
        else notify.info(t('import.undoElsewhere'));
      },
    });
}
