import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePanelRoute } from './usePanelRoute';

/** The making of a record beside its tree: below which one, once however often it is sent, and opened when it is made. */
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
    /** Remembers what the server has made, and passes its answer on. */
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
