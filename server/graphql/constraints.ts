import { AppError } from '@server/errors';

/** The errors for violated database constraints, with the form field they belong to. */
const CONSTRAINTS: Record<string, () => AppError> = {
  login_pkey: () => new AppError('employee.emailBusy', { field: 'email' }),
  users_own_email_by_code: () => new AppError('employee.emailByCode', { field: 'email' }),
  users_email_own_key: () => new AppError('employee.emailBusy', { field: 'email' }),
  users_personnel_number_key: () =>
    new AppError('employee.personnelNumberBusy', { field: 'personnelNumber' }),
  users_leader_key: () => new AppError('employee.leaderBusy', { field: 'isLeaderSubdivision' }),
  users_not_own_mentor: () => new AppError('employee.ownMentor', { field: 'mentorId' }),
  users_adapt_after_start: () => new AppError('employee.adaptBeforeStart', { field: 'dateAdaptEnd' }),
  users_end_after_start: () => new AppError('employee.endBeforeStart', { field: 'dateJobEnd' }),
  position_name_key: () => new AppError('position.nameBusy', { field: 'name' }),
  position_not_own_parent: () => new AppError('tree.cycle', { field: 'parentId' }),
  subdivision_name_key: () => new AppError('subdivision.nameBusy', { field: 'name' }),
  subdivision_not_own_parent: () => new AppError('tree.cycle', { field: 'parentId' }),
  regulation_structure_name_key: () => new AppError('subdivision.nameBusy', { field: 'name' }),
  regulation_structure_not_own_parent: () => new AppError('tree.cycle', { field: 'parentId' }),
  role_name_key: () => new AppError('role.nameBusy', { field: 'name' }),
  regulation_organization_id_code_key: () => new AppError('regulation.codeBusy', { field: 'code' }),
  ledger_account_not_negative: () => new AppError('payment.insufficient'),
  payment_organization_id_provider_external_id_key: () =>
    new AppError('payment.bankTwice', { field: 'number' }),
  regulation_signature_once: () => new AppError('regulation.alreadySigned'),
};

/** Returns the error for a violated constraint; null: a reference or a rule that no form can violate. */
export function errorOfConstraint(constraint: string): AppError | null {
  return CONSTRAINTS[constraint]?.() ?? null;
}
