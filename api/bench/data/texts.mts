import { EMPLOYMENT_TYPES, JOB_CATEGORIES, JOB_LEVELS, JOB_LOCATIONS } from '@skybil/shared';
import { SAMPLE_JOBS, sampleDescription, storedContent, storedDescription, withPay } from '../board.mts';

const RANKS = ['Senior', 'Junior', 'Lead', 'Principal', 'Graduate', 'Assistant', 'Deputy', '', '', '', ''];
const FIELDS = [
  'Software',
  'Backend',
  'Data',
  'Cloud',
  'Network',
  'Security',
  'Marketing',
  'Sales',
  'Product',
  'Project',
  'Finance',
  'Payroll',
  'Customer Success',
  'Human Resources',
  'Supply Chain',
  'Machine Learning',
  'Quality Assurance',
  'Mobile',
  'Farm',
  'Clinic',
];
const ROLES = [
  'Engineer',
  'Developer',
  'Analyst',
  'Manager',
  'Designer',
  'Officer',
  'Consultant',
  'Administrator',
  'Specialist',
  'Coordinator',
  'Accountant',
  'Representative',
  'Technician',
  'Associate',
];
/** One title in two thousand contains it. */
export const RARE_WORD = 'Zoologist';
const RARE_EACH = 2_000;
const DESCRIPTIONS = 200;

/** The same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    // A linear congruential generator with the constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export class Texts {
  private readonly next = randomNumbers(7);
  private readonly described = Array.from({ length: DESCRIPTIONS }, () => {
    const text = Array.from({ length: 2 }, () => this.pick(SAMPLE_JOBS).text).join('\n');
    return storedDescription(sampleDescription(text));
  });

  content(at: number) {
    const described = this.pick(this.described);
    const content = {
      description: described.description,
      title: this.title(at),
      location: this.pick(JOB_LOCATIONS),
      salary: '250,000 - 400,000',
      category: this.pick(JOB_CATEGORIES),
      level: this.pick(JOB_LEVELS),
      currency: 'NGN' as const,
      nature: 'Remote' as const,
      ...(at % 4 === 0 ? { place: 'Ikeja' } : {}),
      ...(at % 3 === 0 ? { openTo: [at % 2 === 0 ? 'NG' : 'US'] } : {}),
      employmentType: EMPLOYMENT_TYPES[at % (2 * EMPLOYMENT_TYPES.length)],
    };
    return storedContent(withPay(content), described);
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** True in the given percentage of calls. */
  chance(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  private title(at: number): string {
    const role = at % RARE_EACH === 0 ? RARE_WORD : this.pick(ROLES);
    const reference = this.chance(20) ? `Ref ${at}` : '';
    return [this.pick(RANKS), this.pick(FIELDS), role, reference].filter(Boolean).join(' ');
  }
}
