import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { PersonField } from '@src/entities/person/PersonField';
import { useSubdivisionOptions } from '@src/entities/structure/useStructureOptions';
import { uuid } from '@src/lib/uuid';
import {
  type TokenBalance,
  type TokenLimit,
  useTokenLimitCreateMutation,
  useTokenLimitUpdateMutation,
} from '../api';
import {
  LIMIT_KINDS,
  LIMIT_TARGETS,
  tokenLimitInput,
  tokenLimitSchema,
  type TokenLimitValues,
  tokenLimitValues,
} from '../lib/token-limit';

interface TokenLimitDialogProps {
  /** Null for a new one. */
  limit: TokenLimit | null;
  actions: TokenBalance['actions'];
  onClose: () => void;
}

/** The form of a limit: whose spending, on which action, and how many tokens a month. */
export function TokenLimitDialog({ limit, actions, onClose }: TokenLimitDialogProps) {
  const { t } = useTranslation(['payment', 'common']);
  const [create] = useTokenLimitCreateMutation();
  const [update] = useTokenLimitUpdateMutation();
  const [clientKey] = useState(uuid);
  const send = async (
    values: TokenLimitValues,
    updatedAt: string | undefined,
  ): Promise<{ error?: unknown }> => {
    const input = tokenLimitInput(values);
    return limit
      ? update({ id: limit.id, limit: input, ...(updatedAt ? { updatedAt } : {}) })
      : create({ limit: input, clientKey });
  };
  return (
    <FormDialog<TokenLimitValues>
      title={t(limit ? 'payment:limits.edit' : 'payment:limits.create')}
      text={t('payment:limits.text')}
      submit={t('common:action.save')}
      record={limit ?? undefined}
      draftName={`payment-token-limit-${limit?.id ?? 'new'}`}
      initialValues={tokenLimitValues(limit)}
      schema={tokenLimitSchema}
      send={send}
      onSaved={onClose}
      onClose={onClose}
    >
      <Target />
      <ActionField actions={actions} />
      <FormNumberField
        name="tokens"
        label={t('payment:limits.tokens')}
        help={t('payment:limits.tokensHelp')}
        isRequired
        min={0}
        max={limits.tokens.most}
      />
      <FormSelect
        name="kind"
        label={t('payment:limits.kind')}
        isRequired
        choices={LIMIT_KINDS.map((value) => ({ value, label: t(`payment:limits.${value}`) }))}
      />
      <FormNumberField
        name="warnPercent"
        label={t('payment:limits.warnPercent')}
        help={t('payment:limits.warnPercentHelp')}
        unit="%"
        {...limits.tokens.warnPercent}
      />
    </FormDialog>
  );
}

function Target() {
  const { t } = useTranslation('payment');
  const { target } = useFormikContext<TokenLimitValues>().values;
  return (
    <>
      <FormSelect
        name="target"
        label={t('payment:limits.target')}
        isRequired
        choices={LIMIT_TARGETS.map((value) => ({ value, label: t(`payment:limits.${value}`) }))}
      />
      {target === 'subdivision' ? <SubdivisionField /> : null}
      {target === 'person' ? (
        <PersonField name="userId" label={t('payment:limits.person')} isRequired />
      ) : null}
    </>
  );
}

function SubdivisionField() {
  const { t } = useTranslation('payment');
  const { options, isLoading } = useSubdivisionOptions();
  return (
    <FormAutocomplete
      name="subdivisionId"
      label={t('payment:limits.subdivision')}
      help={t('payment:limits.subdivisionHelp')}
      isRequired
      options={options}
      isLoading={isLoading}
    />
  );
}

function ActionField({ actions }: Pick<TokenLimitDialogProps, 'actions'>) {
  const { t } = useTranslation('payment');
  const isRequired = useFormikContext<TokenLimitValues>().values.target === 'organization';
  return (
    <FormSelect
      name="action"
      label={t('payment:limits.action')}
      isRequired={isRequired}
      placeholder={t(isRequired ? 'payment:limits.chooseAction' : 'payment:limits.anyAction')}
      choices={actions.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
