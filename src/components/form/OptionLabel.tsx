import { useTranslation } from 'react-i18next';
import { type Option, optionName } from '@src/lib/options';
import { SampleBadge } from '@src/store/SampleBadge';

/** The label of an option: its name, and «Пример» for sample data. */
export function OptionLabel({ option }: { option: Option }) {
  const { t } = useTranslation('common');
  return (
    <>
      {optionName(option, t('common:archiveSuffix'))}
      {option.sampleKind ? <SampleBadge kind={option.sampleKind} id={option.id} /> : null}
    </>
  );
}
