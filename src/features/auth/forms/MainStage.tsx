import limits from '@graphql/limits.json';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { normalizePhone } from '@src/lib/phone';
import { LegalDialog, type LegalText } from '../components/LegalDialog';
import { PlainCheckbox } from '../plain/PlainCheckbox';
import { PlainField } from '../plain/PlainField';
import { PlainPasswordField } from '../plain/PlainPasswordField';
import { PlainSubmit } from '../plain/PlainSubmit';

/** «Основные данные». */
export function MainStage({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('auth');
  const [legal, setLegal] = useState<LegalText | null>(null);
  const opener = (text: LegalText) => (
    <button
      type="button"
      className="inline-button"
      onClick={(event) => {
        // Inside the label, which would tick the box.
        event.preventDefault();
        setLegal(text);
      }}
    />
  );
  return (
    <>
      <PlainField
        name="nameFirst"
        label={t('auth:field.nameFirst')}
        isRequired
        isFirst
        input={{ autoComplete: 'given-name', maxLength: limits.personName }}
      />
      <PlainField
        name="email"
        label={t('auth:field.email')}
        isRequired
        input={{ type: 'email', autoComplete: 'email', inputMode: 'email' }}
      />
      <PlainField
        name="phone"
        label={t('auth:field.phone')}
        isRequired
        tidy={normalizePhone}
        input={{
          type: 'tel',
          autoComplete: 'tel',
          inputMode: 'tel',
          maxLength: 24,
          placeholder: '+79001234567',
        }}
      />
      <PlainPasswordField
        name="password"
        label={t('auth:field.password')}
        autoComplete="new-password"
        withMeter
      />
      <PlainPasswordField
        name="confirmPassword"
        label={t('auth:field.confirmPassword')}
        autoComplete="new-password"
      />
      <PlainCheckbox
        name="isAccept"
        label={
          <Trans
            t={t}
            i18nKey="auth:field.isAccept"
            components={{ terms: opener('terms'), privacy: opener('privacy') }}
          />
        }
      />
      <PlainSubmit label={t('auth:register.next')} />
      <button type="button" className="text-button" onClick={onSignIn}>
        {t('auth:register.toAuth')}
      </button>
      {legal ? <LegalDialog text={legal} onClose={() => setLegal(null)} /> : null}
    </>
  );
}
