import { array } from 'yup';
import { evidenceLinkSchema, statementSchema } from '@domain/organization/ideal-picture';
import type { IdealStatement } from '../api';

export interface StatementValues {
  text: string;
  kpi: string;
  ownerId: number | null;
  regulationIds: number[];
  links: { url: string; name: string }[];
}

export const statementFormSchema = statementSchema.shape({ links: array(evidenceLinkSchema) });

/** Returns the form values of a statement; null for a new one. */
export function statementValues(statement: IdealStatement | null): StatementValues {
  const evidence = statement?.evidence ?? [];
  return {
    text: statement?.text ?? '',
    kpi: statement?.kpi ?? '',
    ownerId: statement?.owner?.id ?? null,
    regulationIds: evidence.flatMap(({ regulationId }) => regulationId ?? []),
    links: evidence.flatMap(({ url, name }) => (url ? [{ url, name: name === url ? '' : name }] : [])),
  };
}

/** Converts the form values to the mutation input. */
export function statementInput({ regulationIds, links, ...fields }: StatementValues) {
  return { ...fields, evidence: [...regulationIds.map((regulationId) => ({ regulationId })), ...links] };
}
