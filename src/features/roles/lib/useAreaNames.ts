import { useRolesQuery } from '../api';

const none: { value: string; name: string }[] = [];

/** Areas of rights in their order, as the server names them. */
export function useAreaNames() {
  return useRolesQuery({}).data?.rightAreas ?? none;
}
