import limits from '@graphql/limits.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizePhone } from '@src/lib/phone';
import { LegalDialog, type LegalText } from '../components/LegalDialog';
import { NativeCheckbox } from '../native/NativeCheckbox';
import { NativeField } from '../native/NativeField';
import { NativePasswordField } from '../native/NativePasswordField';
import { NativeSubmit } from '../native/NativeSubmit';

/** «Основные данные». */
export function MainStage({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('auth');
  const [legal, setLegal] = useState<LegalText | null>(null);
  return (
    <>
      <NativeField
        name="nameFirst"
        label={t('auth:field.nameFirst')}
        isRequired
        isFirst
        input={{ autoComplete: 'given-name', maxLength: limits.personName }}
      />
      <NativeField
        name="email"
        label={t('auth:field.email')}
        isRequired
        input={{ type: 'email', autoComplete: 'email', inputMode: 'email' }}
      />
      <NativeField
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
      <NativePasswordField
        name="password"
        label={t('auth:field.password')}
        autoComplete="new-password"
        withMeter
      />
      <NativePasswordField
        name="confirmPassword"
        label={t('auth:field.confirmPassword')}
        autoComplete="new-password"
      />
      <NativeCheckbox name="isAccept" label={<Consent text={t('auth:field.isAccept')} onOpen={setLegal} />} />
      <NativeSubmit label={t('auth:register.next')} />
      <button type="button" className="text-button" onClick={onSignIn}>
        {t('auth:register.toAuth')}
      </button>
      {legal ? <LegalDialog text={legal} onClose={() => setLegal(null)} /> : null}
    </>
  );
}

const isLegal = (name: string | undefined): name is LegalText => name === 'terms' || name === 'privacy';

/** A sentence whose marked words (`<terms>…</terms>`) open a legal text. */
function Consent({ text, onOpen }: { text: string; onOpen: (legal: LegalText) => void }) {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, name, words] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
    if (!isLegal(name)) return part;
    return (
      <button
        key={name}
        type="button"
        className="inline-button"
        onClick={(event) => {
          // The link is inside the label, where a click would toggle the checkbox.
          event.preventDefault();
          onOpen(name);
        }}
      >
        {words}
      </button>
    );
  });
}
