import type { InterviewAnswer } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';

export interface AskedAnswer {
  /** Of the application. */
  id: string;
  /** Of the interview that the seeker saw. */
  sequence: number;
  answer: InterviewAnswer;
  phone?: string;
}

export async function postInterviewAnswer(body: AskedAnswer): Promise<string> {
  return (await bodyOf(api.POST('/api/users/answer-interview', { body }))).message;
}
