import type { FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyServerErrors } from '@src/api/form-errors';
import { expectedErrors } from '@src/api/errors';
import { CheckedForm } from '@src/components/form/CheckedForm';
import { dropFormDraft, FormDraft } from '@src/components/form/FormDraft';
import { carrySample } from '@src/lib/carried-sample';
import { carryNotification } from '@src/store/carried-notification';
import { useSession } from '@src/store/useSession';
import { useUserRegAdminMutation } from '../api';
import { NativeErrors } from '../native/NativeErrors';
import { CompanyStage } from './CompanyStage';
import { MainStage } from './MainStage';
import { emptyRegistration, referrerOf, type Registration, toUserInput } from './registration';
import { reportRefClick } from './ref-click';
import { loadSchemas } from './load-schemas';

interface RegisterFormProps {
  search: string;
  onSignIn: () => void;
}

const draft = 'registration';
/** Never stored, not even for a reload. */
const secrets = ['password', 'confirmPassword'];

const mainFields: ReadonlySet<string> = new Set(['isAccept', 'nameFirst', 'email', 'phone', 'password']);

const loadMain = async () => (await loadSchemas()).mainSchema;
const loadCompany = async () => (await loadSchemas()).companySchema;

/** The registration of an organization in two stages: the user, then the company. */
export function RegisterForm({ search, onSignIn }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const [userRegAdmin] = useUserRegAdminMutation();
  const [stage, setStage] = useState<1 | 2>(1);
  const [errors, setErrors] = useState<string[]>([]);
  const session = useSession();
  useEffect(() => {
    const { refId, refLinkId } = referrerOf(search);
    // Not awaited: nothing depends on the result.
    if (refId && refLinkId) void reportRefClick(refId, refLinkId).catch(() => undefined);
  }, [search]);

  const go = (next: 1 | 2) => {
    setErrors([]);
    setStage(next);
  };

  const register = async (values: Registration, helpers: FormikHelpers<Registration>) => {
    setErrors([]);
    const { data, error } = await userRegAdmin({ user: toUserInput(values, referrerOf(search)) });
    if (error) {
      if (expectedErrors(error).some(({ field }) => field !== undefined && mainFields.has(field)))
        setStage(1);
      setErrors(applyServerErrors(error, values, helpers));
    }
    if (!data) return;
    const { type, message, token, user, routePath } = data.userRegAdmin;
    if (type === 'success' && token && user) {
      dropFormDraft(draft);
      if (message) carryNotification(message);
      if (values.sample) carrySample(values.sample);
      // Never a page named by somebody else's link.
      await session.enter({ token, user }, routePath ?? '/');
    } else setErrors([message ?? t('auth:register.failed')]);
  };

  const submit = async (values: Registration, helpers: FormikHelpers<Registration>) => {
    if (stage === 2) return register(values, helpers);
    go(2);
    // The second stage starts untouched, so that no errors are shown before it was filled in.
    await helpers.setTouched({}, false);
  };

  return (
    <CheckedForm<Registration>
      initialValues={emptyRegistration}
      schema={stage === 1 ? loadMain : loadCompany}
      onSubmit={submit}
    >
      <FormDraft name={draft} secrets={secrets} />
      <p className="form-text">
        {t('auth:register.stage', { stage })}
        {'. '}
        {t(stage === 1 ? 'auth:register.main' : 'auth:register.company')}
      </p>
      <NativeErrors errors={errors} />
      {stage === 1 ? (
        <MainStage onSignIn={onSignIn} />
      ) : (
        <CompanyStage onBack={() => go(1)} onSignIn={onSignIn} />
      )}
    </CheckedForm>
  );
}
