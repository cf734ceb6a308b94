import { BY_VIDEO, formatAppointment, FORM_ROUTES, type InterviewAnswer, LIMITS } from '@skybil/shared';
import { encode } from 'html-entities';
import type { LinkedInterview } from '../../modules/applications/interview-answers.service.js';
import { plainPage } from '../../platform/contract/output/plain-page.js';

const OWN_PAGE = '<a href="/applications">your applications</a>';
const SAID: Record<InterviewAnswer, string> = {
  yes: 'You have said that you will come. You can change your answer here.',
  no: 'You have said that you will not come. You can change your answer here.',
};

/** What was wrong with an answer, and the phone number that was typed. */
export interface RefusedAnswer {
  message: string;
  phone: string;
}

/** The page of the link in a mail about an interview (INTERVIEW-5). It works without script. */
export function interviewPage(
  { jobTitle, company, interview }: LinkedInterview,
  token: string,
  refused?: RefusedAnswer,
): string {
  const { startsAt, place, note = '', link, answer, sequence, phone } = interview;
  const facts = [
    `<p><strong>${formatAppointment(startsAt.toISOString())}</strong><br>${encode(place ?? BY_VIDEO)}</p>`,
    note && `<p style="white-space:pre-line">${encode(note)}</p>`,
    link && `<p><a href="${encode(link)}" rel="noopener noreferrer nofollow">${encode(link)}</a></p>`,
    answer && `<p>${SAID[answer]}</p>`,
    // not the number itself, because the link works without a sign-in
    phone && '<p>The company has your phone number.</p>',
    refused && `<p role="alert"><strong>${encode(refused.message)}</strong></p>`,
  ];
  const form = `<form method="post" action="${FORM_ROUTES.interview}/${token}">
<input type="hidden" name="sequence" value="${sequence}">
<p><label for="phone">${phone ? 'Another phone number' : 'Phone number'} for this interview (optional; only this company sees it)</label><br>
<input id="phone" name="phone" type="tel" autocomplete="tel" maxlength="${LIMITS.phoneCharacters}" value="${encode(refused?.phone ?? '')}"></p>
<button name="answer" value="yes">Yes, I will come</button>
<button name="answer" value="no">No, I will not come</button>
</form>
`;
  const from = company
    ? `${encode(company)} invites you to an interview.`
    : 'You are invited to an interview.';
  return plainPage(encode(jobTitle), from, `${facts.filter(Boolean).join('\n')}\n${form}`);
}

export function answeredPage(answer: InterviewAnswer): string {
  const [title, next] =
    answer === 'yes'
      ? ['You will come', 'You can change it until the interview begins.']
      : ['You will not come', 'Your application stays with the company.'];
  return plainPage(title, `The company sees your answer. ${next} The interview is also among ${OWN_PAGE}.`);
}

export function interviewGonePage(): string {
  return plainPage(
    'This link does not work any more',
    `The interview is over or was cancelled, the application is withdrawn, or the company has decided. See ${OWN_PAGE}.`,
  );
}
