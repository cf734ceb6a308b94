import { LIMITS } from '@skybil/shared';

export const USAGE = `Usage: npm run operator -- ACTION [--reason "WHY"] [--dry-run]

Looking up; a reason may be given:
  find TEXT               companies, jobs and seekers by id, or by a part of a name, title or e-mail, whatever their state
  waiting                 adverts in which the advert check found something, with the marked sentence: first those whose
                          company asks for a decision, the oldest first; and companies that sent a certificate
  reports                 jobs with reports that wait for a decision, the longest waiting first
  statistics [--weeks N]  new seekers, companies, jobs and applications by week; 12 weeks unless you say otherwise
  staff                   who may decide at /staff

Changing; a reason must be given:
  hide-job ID             takes a job out of every list, count and page; its company reads the reason
  restore-job ID          gives it back to what its company chose
  approve-job ID          lists a job that the advert check holds, until its text changes; hide-job refuses it. A company
                          that asked for a decision is told by mail
  decide-report ID        decides all reports of a job: --uphold hides it, and its company reads the reason; --refuse lifts what
                          reports have hidden, and counts against those who reported it
  reopen-reports ID       takes a refusal of reports back: they wait for a decision again, and hide the job if enough count
  suspend-company ID      takes all jobs of a company out; its recruiters sign in, read, and read the reason
  restore-company ID      lifts that; for both, --email E-MAIL may stand for the ID
  check-company ID --verify | --refuse | --save FILE   says that number and certificate of a company are right, or not (this also
                          takes back an earlier yes), by mail too; --save writes the certificate to a file that only you may read
  end-sessions WHO        signs an account out everywhere
  reset-second-factor WHO turns two-step sign-in off, for an owner who lost the app and the recovery codes; a mail tells the owner
  change-email WHO --to E-MAIL   changes the e-mail of an account: the new one has to be proven, the old one is told, all sessions end
  resend-proof WHO        sends the mail that proves the e-mail again
  export-person WHO --to FILE    writes all data of a seeker as a zip that only you may read
  erase WHO               erases a person, or closes a company, for good; prints the receipt
  add-staff E-MAIL NAME   lets somebody decide at /staff; prints a link that sets password and second step. Somebody who is
                          on the staff already gets a new link, and the former password, app and sessions end
  remove-staff E-MAIL     takes that back, and ends all sessions at once
  export-newsletter       writes the confirmed addresses as CSV to the standard output, or [--to FILE]

WHO is --seeker ID, --company ID, or --email E-MAIL, with --kind seeker or --kind company where both have that e-mail.
--fraud with hide-job, suspend-company or decide-report --uphold also warns the applicants of the last ${LIMITS.fraudWarningDays} days, by mail and on their applications.
--dry-run tells what would be done, and does nothing; no reason is needed then.
All of it stands in the security log for twelve months, with your name on this machine: name no person in the reason.
npm run security:log -- --operators prints what was done. npm run operator help prints this.`;
