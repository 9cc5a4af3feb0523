import { useRolesQuery } from '../api';

const none: { value: string; name: string; description: string }[] = [];

/** Returns the right areas in order, with the server's names and descriptions. */
export function useAreaNames() {
  return useRolesQuery({}).data?.rightAreas ?? none;
}
