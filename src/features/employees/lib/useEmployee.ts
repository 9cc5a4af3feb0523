import { useParams } from 'react-router-dom';
import { useEmployeeQuery } from '../api';

/** Returns the person in the address from the surrounding panel; null until loaded. */
export function useEmployee() {
  const id = Number(useParams().id);
  const { data, refetch } = useEmployeeQuery({ user: { id } });
  return { employee: data?.user ?? null, refresh: () => void refetch() };
}
