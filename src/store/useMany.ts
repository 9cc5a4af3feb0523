import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import type { Rejection } from '@src/components/feedback/RejectionsDialog';
import { oneByOne } from '@src/lib/one-by-one';

export interface Named {
  id: number;
  name: string;
}

/** Applies an action to many records and keeps the rejected ones with their reasons until the user has read them. */
export function useMany() {
  const { t } = useTranslation('common');
  const [rejections, setRejections] = useState<Rejection[]>([]);
  const run = async (
    records: readonly Named[],
    call: (id: number) => Promise<{ error?: unknown }>,
  ): Promise<number[]> => {
    const { failedIds, errors } = await oneByOne(
      records.map(({ id }) => id),
      call,
    );
    setRejections(
      failedIds.map((id, index) => ({
        id,
        name: records.find((record) => record.id === id)?.name ?? '',
        reason: errorText(errors[index]) ?? t('common:error.title'),
      })),
    );
    return records.flatMap(({ id }) => (failedIds.includes(id) ? [] : [id]));
  };
  return { run, rejections, forget: () => setRejections([]) };
}
