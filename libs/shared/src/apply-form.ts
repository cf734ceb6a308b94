export const APPLY_FIELDS = ['email', 'password', 'code', 'resume', 'certificate'] as const;
export type ApplyField = (typeof APPLY_FIELDS)[number];

/** What the apply form without script shows if the application was not sent. */
export interface ApplyAnswer {
  /** As typed. */
  email: string;
  /** The account has two-step sign-in on. */
  needsCode: boolean;
  /** One sentence for the form, or for each field. */
  errors: Partial<Record<ApplyField | 'form', string>>;
}

/** `note` in the address of the apply page after sending. */
export const APPLY_NOTES = ['sent', 'held'] as const;
export type ApplyNote = (typeof APPLY_NOTES)[number];

export function readApplyNote(word: string | null): ApplyNote | undefined {
  return APPLY_NOTES.find((note) => note === word);
}
