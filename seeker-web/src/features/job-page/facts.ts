import {
  employmentInWords,
  NATIONAL_SERVICE,
  NATIONWIDE,
  openToInWords,
  placeInWords,
  workModeOf,
} from '@skybil/shared';
import type { Job } from '../../lib/contract';

export type Fact = [name: string, words: string];

/** What a reader judges a job by comes first: the line below the title has room for three or four. */
export function factsOfJob(job: Job): Fact[] {
  const workMode = workModeOf(job);
  const openTo =
    openToInWords(job.openTo) ?? (workMode === 'Remote' ? `Ask whether ${NATIONWIDE} is possible` : '');
  const facts: Fact[] = [
    ['Work mode', workMode],
    ['Countries', openTo],
    ['Place', placeInWords(job)],
    ['Level', job.level],
    ['Employment', employmentInWords(job.employmentType)],
    ['National service', NATIONAL_SERVICE && job.nysc === 'Required' ? `${NATIONAL_SERVICE} required` : ''],
    ['Degree', job.degree === 'Required' ? 'Degree required' : ''],
  ];
  return facts.filter(([, words]) => words);
}
