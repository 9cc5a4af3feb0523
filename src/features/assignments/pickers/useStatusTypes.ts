import { useAppSelector } from '@src/store/hooks';

const none: { value: string; name: string }[] = [];

/** States that a person can have, as the server names them. */
export function useStatusTypes() {
  return useAppSelector((state) => state.app.types.select?.userStatusTypes) ?? none;
}
