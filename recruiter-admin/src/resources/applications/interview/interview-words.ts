import { formatMoment, type InterviewAnswer } from '@skybil/shared';
import type { Application, Interview } from '../../../providers/types';

const ANSWERS: Record<InterviewAnswer, string> = { yes: 'Said yes', no: 'Said no' };

export const answerInWords = ({ answer }: Interview): string => (answer ? ANSWERS[answer] : 'No answer yet');

/** ['3 Nov 2026, 14:05', 'Said yes'], or nothing outside of the stage. */
export function interviewInShort({ stage, interview }: Application): string[] {
  if (stage !== 'interview' || !interview || interview.cancelled) return [];
  return [formatMoment(interview.startsAt), answerInWords(interview)];
}
