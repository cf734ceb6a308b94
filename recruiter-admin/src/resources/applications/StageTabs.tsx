import { Tab, Tabs } from '@mui/material';
import type { Stage } from '@skybil/shared';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { ADDRESSES } from '../../providers/addresses';
import { useConsoleData } from '../../providers/data-provider';
import { STAGE_NAMES } from '../../ui/Chips';

const TABS = [
  'received',
  'viewed',
  'shortlisted',
  'interview',
  'decided',
] as const satisfies readonly Stage[];
const ALL = 'all';

/** The list by stage, with the number of applications that the other filters leave in each. */
export function StageTabs() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { stage = ALL, ...others } = filterValues as { stage?: string };
  const data = useConsoleData();
  const { data: counts } = useQuery({
    queryKey: [ADDRESSES.applications, 'stage-counts', others],
    queryFn: ({ signal }) => data.stageCounts(others, signal),
    retry: false,
  });
  const label = (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} (${count})`;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Tabs
      value={stage}
      onChange={(_event, chosen: string) =>
        setFilters(chosen === ALL ? others : { ...others, stage: chosen }, displayedFilters)
      }
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="Stage"
      sx={{ mb: 1 }}
    >
      <Tab value={ALL} label={label('All', total)} />
      {TABS.map((one) => (
        <Tab key={one} value={one} label={label(STAGE_NAMES[one], counts?.[one])} />
      ))}
    </Tabs>
  );
}
