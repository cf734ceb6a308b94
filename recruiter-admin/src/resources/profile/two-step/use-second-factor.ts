import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from '../../../providers/data-provider';

/** Whether signing in takes two steps; one answer for the whole page. */
export function useSecondFactor() {
  const data = useConsoleData();
  return useQuery({ queryKey: ['second-factor'], retry: false, queryFn: () => data.secondFactor() });
}
