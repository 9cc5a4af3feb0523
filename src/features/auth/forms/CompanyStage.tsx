import limits from '@graphql/limits.json';
import { useField } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeField } from '../native/NativeField';
import { NativeNumberField } from '../native/NativeNumberField';
import { NativeSelect } from '../native/NativeSelect';
import { NativeSubmit } from '../native/NativeSubmit';
import { sampleIndustries } from './registration';

interface CompanyStageProps {
  onBack: () => void;
  onSignIn: () => void;
}

/** «Данные компании». */
export function CompanyStage({ onBack, onSignIn }: CompanyStageProps) {
  const { t } = useTranslation('auth');
  const [{ value: code }, , promoCode] = useField<string>('organization.promoCode');
  // A code entered before stays visible.
  const [hasPromo, setHasPromo] = useState(Boolean(code));
  return (
    <>
      <NativeField
        name="organization.name"
        label={t('auth:field.organizationName')}
        isRequired
        isFirst
        input={{ autoComplete: 'organization', maxLength: limits.organizationName }}
      />
      <NativeNumberField
        name="organization.countEmployees"
        label={t('auth:field.countEmployees')}
        help={t('auth:field.countEmployeesHelp')}
        min={limits.countEmployeesMin}
        max={limits.countEmployeesMax}
      />
      <NativeField
        name="position.name"
        label={t('auth:field.positionName')}
        isRequired
        input={{ autoComplete: 'organization-title', maxLength: limits.positionName }}
      />
      <NativeSelect
        name="sample"
        label={t('auth:field.sample')}
        help={t('auth:field.sampleHelp')}
        options={[
          { value: '', label: t('auth:sample.none') },
          ...sampleIndustries.map((value) => ({ value, label: t(`auth:sample.${value}`) })),
        ]}
      />
      <button
        type="button"
        className="text-button text-button-start"
        aria-expanded={hasPromo}
        onClick={() => {
          setHasPromo(!hasPromo);
          // A hidden field is not submitted.
          void promoCode.setValue('', false);
        }}
      >
        {t('auth:register.hasPromo')}
      </button>
      {hasPromo ? (
        <NativeField
          name="organization.promoCode"
          label={t('auth:field.promoCode')}
          isFirst={!code}
          input={{ maxLength: limits.promoCode }}
        />
      ) : null}
      <div className="form-pair">
        <button type="button" className="button button-second" onClick={onBack}>
          {t('auth:register.back')}
        </button>
        <NativeSubmit label={t('auth:register.submit')} />
      </div>
      <button type="button" className="text-button" onClick={onSignIn}>
        {t('auth:register.toAuth')}
      </button>
    </>
  );
}
