import { clockTime, dayAt, isAhead } from '@skybil/shared';
import { HttpError } from 'react-admin';
import type { Application, Interview, Invitation } from '../../../providers/types';

/** What is typed into the dialog. A place stays while "By video" is chosen. */
export interface InterviewFields {
  day: string;
  time: string;
  isVideo: boolean;
  place: string;
  note: string;
  link: string;
}

const NONE: InterviewFields = { day: '', time: '', isVideo: false, place: '', note: '', link: '' };

export function fieldsOf(interview?: Interview): InterviewFields {
  if (!interview) return NONE;
  const { startsAt, place = '', note = '', link = '' } = interview;
  return { day: dayAt(Date.parse(startsAt)), time: clockTime(startsAt), isVideo: !place, place, note, link };
}

export function invitationOf(ids: string[], fields: InterviewFields): Invitation {
  const { day, time, isVideo, place, note, link } = fields;
  const where = isVideo ? { video: true } : { place: place || undefined };
  return { ids, day, time, ...where, note: note || undefined, link: link || undefined };
}

export type InterviewErrors = Partial<Record<keyof InterviewFields, string>>;

/** Why the board refused fields of the dialog. */
export function interviewErrors(error: Error | null): InterviewErrors | undefined {
  const errors = error instanceof HttpError ? (error.body?.errors as InterviewErrors | undefined) : undefined;
  return errors && Object.keys(errors).some((field) => field in NONE) ? errors : undefined;
}

/** The interview that the applicant expects. @param now in milliseconds */
export function interviewAhead({ status, interview }: Application, now: number): Interview | undefined {
  return status === 'Pending' && isAhead(interview, now) ? interview : undefined;
}
