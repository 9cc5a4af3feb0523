import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormField } from '@src/components/form/useFormField';
import { clampInteger } from '@src/lib/clamp';
import { NativeField, type NativeFieldProps } from './NativeField';

interface NativeNumberFieldProps extends Pick<NativeFieldProps, 'name' | 'label' | 'help'> {
  min: number;
  max: number;
}

/** An integer, typed or changed with minus and plus buttons that stay within the bounds. Empty is `''`. */
export function NativeNumberField({ min, max, ...field }: NativeNumberFieldProps) {
  const { t } = useTranslation('common');
  const { field: own, setValue } = useFormField<number | string>(field.name);
  const value = own.value === '' ? null : Number(own.value);
  const step = (by: number) => void setValue(clampInteger((value ?? min - by) + by, min, max));
  return (
    <NativeField
      {...field}
      isRequired
      input={{
        inputMode: 'numeric',
        maxLength: 9,
        onKeyDown: (event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (!by) return;
          event.preventDefault();
          step(by);
        },
      }}
      end={
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={t('common:number.less')}
            disabled={value !== null && value <= min}
            onClick={() => step(-1)}
          >
            <Minus size={18} aria-hidden />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('common:number.more')}
            disabled={value !== null && value >= max}
            onClick={() => step(1)}
          >
            <Plus size={18} aria-hidden />
          </button>
        </>
      }
    />
  );
}
