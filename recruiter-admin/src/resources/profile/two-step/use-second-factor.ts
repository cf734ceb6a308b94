import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from '../../../providers/data-provider';

/** Whether two-step sign-in is on. The whole page shares one request. */
export function useSecondFactor() {
  const data = useConsoleData();
  return useQuery({ queryKey: ['second-factor'], retry: false, queryFn: () => data.secondFactor() });
}
