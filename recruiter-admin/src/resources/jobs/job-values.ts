import { JOB_LOCATIONS, type JobKind, NATIONWIDE, placeInWords, type WorkMode } from '@skybil/shared';

/** The fields of a form or of a job that depend on each other. */
interface Dependent {
  kind?: JobKind;
  location?: string;
  states?: readonly string[];
  workMode?: string;
  openTo?: readonly string[];
}

export const LOCATION_CHOICES = [...JOB_LOCATIONS, NATIONWIDE].map((id) => ({
  id,
  name: placeInWords({ location: id }),
}));

/** The first is the work mode of a job that states none. */
export const WORK_MODES: Record<JobKind, readonly [WorkMode, ...WorkMode[]]> = {
  job: ['On-site', 'Hybrid'],
  remote: ['Remote', 'Hybrid'],
};

export const shownWorkMode = (kind: JobKind, workMode?: string): WorkMode =>
  WORK_MODES[kind].find((mode) => mode === workMode) ?? WORK_MODES[kind][0];

export const otherStates = ({
  location,
  states,
}: Pick<Dependent, 'location' | 'states'>): readonly string[] =>
  (states ?? []).filter((state) => state !== location);

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Leaves out the facts that contradict the kind or the location. */
export function consistentFacts<Values extends Dependent>(values: Values): Values {
  const { kind = 'job', location, workMode, openTo } = values;
  const others = otherStates(values);
  const isInStates = location && location !== NATIONWIDE && others.length > 0;
  return {
    ...values,
    states: isInStates ? [location, ...others] : undefined,
    workMode: workMode === shownWorkMode(kind, workMode) ? workMode : undefined,
    openTo: kind === 'remote' ? openTo : undefined,
  };
}
