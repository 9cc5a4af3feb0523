import { AppError } from '@server/errors';

/** What a broken constraint of the database means to a person, and which field of a form it belongs to. */
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

/** The error that a broken constraint stands for; null: a reference or a rule that no form can break. */
export function errorOfConstraint(constraint: string): AppError | null {
  return CONSTRAINTS[constraint]?.() ?? null;
}
