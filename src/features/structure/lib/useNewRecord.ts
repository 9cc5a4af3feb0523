import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePanelRoute } from './usePanelRoute';

/** Creates a record beside its tree: its parent, one idempotency key for all attempts, and opening it afterwards. */
export function useNewRecord(path: string) {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const panel = usePanelRoute(path);
  const [params] = useSearchParams();
  const [clientKey] = useState(uuid);
  const madeId = useRef<number>(undefined);
  return {
    parentId: Number(params.get('parentId')) || null,
    clientKey,
    /** Stores the created record and returns the response. */
    async made<Answer extends { data?: unknown; error?: unknown }>(
      sent: Promise<Answer>,
      idOf: (data: NonNullable<Answer['data']>) => number,
    ): Promise<Answer> {
      const answer = await sent;
      madeId.current = answer.data ? idOf(answer.data) : undefined;
      return answer;
    },
    saved({ name }: { name: string }): void {
      notify.success(t('structure:created', { name }));
      if (madeId.current) panel.openNew(madeId.current);
    },
    close: panel.close,
  };
}
