import type { Consts } from '@src/api/init';

/** Where the provider's people return from a client's workspace: the back office, in which their own organization is selected. */
export const ownBackOffice = (consts: Pick<Consts, 'superOrganizationId'> | null | undefined): string =>
  `/back-office/main${consts == null ? '' : `?client=${consts.superOrganizationId}`}`;
