import { useRolesQuery } from '../api';

const none: { value: string; name: string }[] = [];

/** Returns the right areas in order, with the server's names. */
export function useAreaNames() {
  return useRolesQuery({}).data?.rightAreas ?? none;
}
