import type { WorkMode } from '@skybil/shared';

const NYSC = /\b(?:nysc|national (?:youth )?service|youth service corps)\b/i;
const NYSC_DONE =
  /\b(?:certificate|discharge|completed?|completion|finished|exemption|required|requirement|mandatory|compulsory|must)\b/i;
const NOT_NEEDED = /\b(?:not (?:required|necessary|needed|compulsory|mandatory)|optional|no need)\b/i;
const DEGREE =
  /\b(?:b\.?\s?sc|b\.?\s?eng|b\.?\s?tech|b\.?\s?a\b\.?(?=[\s/,]*(?:in\b|degree|or\b|hnd))|m\.?\s?sc|hnd|bachelor|bachelors|master[’']?s degree|university degree|first degree|degree in|higher national diploma)\b|\b(?:a|relevant|related) degree\b/i;
const LESS_IS_ENOUGH =
  /\b(?:ond|nd|ssce|waec|neco|ncc?e|o[’']?\s?level|diploma in|secondary school|high school)\b/i;
const ONLY_WISHED =
  /\b(?:prefer(?:red|ably|ence)?|plus|advantage|advantageous|nice to have|desirable|bonus|equivalent (?:work |practical |professional )?experience|or experience)\b/i;
const HYBRID =
  /\bhybrid\s(?:role|position|job|work|working|schedule|model|arrangement|set-?up|mode)\b|\b(?:work|job|location) (?:mode|type|arrangement)\s*:\s*hybrid\b/i;
const HYBRID_OPTION = /\bhybrid\b/i;
const ON_SITE_OPTION = /\bon-?site\b/i;

/** @param lines the advert's text, a line for each paragraph */
export function nyscOf(lines: string): 'Required' | undefined {
  return sentences(lines).some((text) => NYSC.test(text) && NYSC_DONE.test(text) && isFirm(text))
    ? 'Required'
    : undefined;
}

/** A degree counts only if nothing below it is enough. */
export function degreeOf(lines: string): 'Required' | undefined {
  return sentences(lines).some((text) => DEGREE.test(text) && !LESS_IS_ENOUGH.test(text) && isFirm(text))
    ? 'Required'
    : undefined;
}

function isFirm(sentence: string): boolean {
  return !NOT_NEEDED.test(sentence) && !ONLY_WISHED.test(sentence);
}

/** 'B.Sc. in Law' is not two sentences. */
function sentences(lines: string): string[] {
  return lines.split(/\n|;|(?<=[\p{Ll})\d]{3})[.!?]\s/u);
}

/** @param options job type and title */
export function workModeOf(options: string, lines: string, remote: boolean): WorkMode | undefined {
  if (HYBRID_OPTION.test(options)) return 'Hybrid';
  if (remote) return 'Remote';
  if (ON_SITE_OPTION.test(options)) return 'On-site';
  return HYBRID.test(lines) ? 'Hybrid' : undefined;
}
