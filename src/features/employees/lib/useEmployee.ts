import { useParams } from 'react-router-dom';
import { useEmployeeQuery } from '../api';

/** The person of the address, as the panel around has read them; null until then. */
export function useEmployee() {
  const id = Number(useParams().id);
  const { data, refetch } = useEmployeeQuery({ user: { id } });
  return { employee: data?.user ?? null, refresh: () => void refetch() };
}
