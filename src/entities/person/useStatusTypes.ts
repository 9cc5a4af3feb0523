import { useAppSelector } from '@src/store/hooks';

const none: { value: string; name: string }[] = [];

/** Returns the possible statuses of a person, with the server's names. */
export function useStatusTypes() {
  return useAppSelector((state) => state.app.types.select?.userStatusTypes) ?? none;
}
