import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { useNotify } from '@src/store/useNotify';
import { useTestBankAddMutation, useTestBankArchiveManyMutation } from '../api';

const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / limits.testBankAdd) }, (_, index) =>
    items.slice(index * limits.testBankAdd, (index + 1) * limits.testBankAdd),
  );

/**
 * Adds questions to the bank in batches. A batch repeated after a lost response adds no duplicates, because questions whose ids
 * exist in the bank stay unchanged.
 */
export function useBankImport(onDone: () => void) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const [add] = useTestBankAddMutation();
  const [archive] = useTestBankArchiveManyMutation();
  const [sent, setSent] = useState<number | null>(null);
  /** The ids added by an earlier attempt, which are undone with the rest. */
  const added = useRef<string[]>([]);

  const undo = async (ids: readonly string[]) => {
    for (const questionIds of partsOf(ids)) {
      const { error } = await archive({ questionIds, isArchive: true });
      if (error) return notify.failure(error);
    }
    notify.success(t('import.undone', { count: ids.length }));
  };

  const put = async (questions: readonly AnyQuestion[]) => {
    const known = new Set(added.current);
    const open = questions.filter(({ id }) => !known.has(id));
    setSent(questions.length - open.length);
    for (const part of partsOf(open)) {
      const { error } = await add({ questions: part });
      if (error) {
        setSent(null);
        return notify.failure(error);
      }
      added.current = [...added.current, ...part.map(({ id }) => id)];
      setSent(added.current.length);
    }
    const ids = added.current;
    setSent(null);
    notify.alert(t('bank.added', { count: ids.length }), {
      label: t('import.undo'),
      onPress: () => void undo(ids),
    });
    onDone();
  };
  return { sent, put };
}
