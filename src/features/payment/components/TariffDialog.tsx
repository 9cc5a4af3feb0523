import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { formatDate } from '@src/lib/dates';
import { uuid } from '@src/lib/uuid';
import { ruleMessage } from '@domain/validation/messages';
import { useNotify } from '@src/store/useNotify';
import {
  type TariffPreview,
  useLazyTariffPreviewQuery,
  useTariffChangeMutation,
  useTariffsQuery,
} from '../api';
import { TariffChoices, type TariffValues } from './TariffChoices';
import { TariffEffect } from './TariffEffect';

const schema = object({ code: string().required(ruleMessage('required')) });

/** Everything that was shown and agreed to, so that nothing else is executed. */
const asShown = ({ tariff, from, returned, charged }: TariffPreview) => ({
  code: tariff.code,
  monthPrice: tariff.monthPrice,
  freeEmployees: tariff.freeEmployees,
  employeePrice: tariff.employeePrice,
  ...{ from, returned, charged },
});

interface TariffDialogProps {
  /** The code of the planned tariff; '' for none. */
  nextCode: string;
  onClose: () => void;
}

/** «Сменить тариф»: which one, from when, the refund and the cost, before it is executed. */
export function TariffDialog({ nextCode, onClose }: TariffDialogProps) {
  const { t } = useTranslation('payment');
  const { data, error, refetch } = useTariffsQuery();
  const [readShown] = useLazyTariffPreviewQuery();
  const [change] = useTariffChangeMutation();
  const [clientKey] = useState(uuid);
  const notify = useNotify();
  const send = async ({ code }: TariffValues) => {
    // The displayed preview from the cache; if it has changed meanwhile, the server rejects it and the new one is shown.
    const shown = (await readShown({ code }, true)).data?.tariffPreview;
    if (!shown) return undefined;
    const answer = await change({ change: asShown(shown), clientKey });
    if (!answer.data) return answer.error;
    const { tariff, from, isNow } = answer.data.tariffChange;
    notify.success(
      isNow || !from
        ? t('payment:tariff.change.done', { name: tariff.name })
        : t('payment:tariff.change.planned', { name: tariff.name, date: formatDate(from) }),
    );
    onClose();
    return undefined;
  };
  return (
    <QuestionDialog<TariffValues>
      title={t('payment:tariff.change.title')}
      initialValues={{ code: '' }}
      schema={schema}
      submitLabel={t('payment:tariff.change.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      <Loaded
        data={data?.tariffs}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonCards count={2} />}
      >
        {(offers) => <TariffChoices offers={offers} nextCode={nextCode} />}
      </Loaded>
      <TariffEffect />
    </QuestionDialog>
  );
}
