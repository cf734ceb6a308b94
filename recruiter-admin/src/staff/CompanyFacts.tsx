import { Typography } from '@mui/material';
import { age } from './age';
import type { StaffCompany } from './staff-client';

/** Age, adverts, checks and reports of a company in one line. */
export function CompanyFacts({ company }: { company: StaffCompany }) {
  return <Typography variant="body2">{factsOf(company).join(' · ')}</Typography>;
}

function factsOf(company: StaffCompany): string[] {
  const { since, owned, mailDomain, emailProven, adverts, listed, withFindings, reports, suspended } =
    company;
  return [
    owned ? `Registered ${age(since)} ago` : 'Imported, nobody owns it',
    `${counted(adverts, 'advert')}, ${listed} listed, ${withFindings} with findings`,
    `${counted(reports, 'report')} to decide`,
    checkOf(company),
    ...(mailDomain ? [`mail at ${mailDomain}, ${emailProven ? 'verified' : 'not verified'}`] : []),
    ...(suspended === undefined ? [] : [`suspended: ${suspended}`]),
  ];
}

function checkOf({ registration }: StaffCompany): string {
  if (!registration) return 'registration not sent';
  const words = { waiting: 'waits for a check', verified: 'checked', refused: 'refused' };
  return `${registration.number} ${words[registration.state]}`;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
