import { readCompanyToken } from '@skybil/web/company-token';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormDataConsumer } from 'react-admin';
import { removeDraft, storeDraft } from '../../providers/job-draft';
import type { NewJob } from '../../providers/types';
import { isEmpty } from './job-values';

/** A pause in typing. */
const PAUSE_MS = 1_000;

interface Props {
  company: string;
  draftKey: string;
  /** What the form starts with if there is no draft. */
  blank: NewJob;
  /** Nothing is stored once the job is posted. */
  isPosted: () => boolean;
  onStored: (isKept: boolean) => void;
}

/** The filled inputs in a fixed order. An input that was never touched is null or absent. */
export function filledIn(values: Partial<NewJob>): Partial<NewJob> {
  const filled = Object.entries(values).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const textOf = (values: Partial<NewJob>) => JSON.stringify(filledIn(values));

function Saver({ company, draftKey, blank, values, isPosted, onStored }: Props & { values: NewJob }) {
  const text = textOf(values);
  const stored = useRef(text);
  const save = useEffectEvent(() => {
    // a company that has signed out leaves nothing behind
    if (text === stored.current || isPosted() || readCompanyToken() === null) return;
    stored.current = text;
    if (text === textOf(blank)) removeDraft(company, draftKey);
    else onStored(storeDraft(company, draftKey, filledIn(values)));
  });

  useEffect(() => {
    const timer = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const saveNow = () => save();
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      save();
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, []);
  return null;
}

/** Stores the form on this device at each pause, and when the page goes away. */
export const SaveDraft = (props: Props) => (
  <FormDataConsumer<NewJob>>{({ formData }) => <Saver {...props} values={formData} />}</FormDataConsumer>
);
