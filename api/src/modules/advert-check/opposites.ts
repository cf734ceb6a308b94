/**
 * What turns the meaning of a phrase round: "we never ask for money", "customers pay a fee", "the company pays". Texts are
 * clauses in plain words.
 */

const DENIAL =
  /\b(?:never|not|no|nobody|none|nothing|without|dont|doesnt|didnt|wont|isnt|cannot|cant|neither|nor|zero|beware|avoid|report|any(?:one|body| person)(?! (?:invited|interested|selected|shortlisted|ready|willing|can|who (?:is|wants?|pass\w+|wish\w*|dey)))|whoever|if (?:any|some)(?:one|body)|if person|(?:messages?|calls?|texts?|e ?mails?) (?:asking|that asks?)|fraud\w*|scam\w*|fake|false|imposters?|impostors?|impersonat\w*|phishing|instead of|in exchange|refuse|(?:persons?|people|agents?|touts?|syndicates?|those|somebody|someone) (?:who|that|wey|claiming) (?:\w+ ){0,2}(?:sell|ask|promis|claim|collect|demand|offer|tak)\w*|remove(?= (?:posts?|adverts?|ads|scams?|fake|content|listings|accounts|messages|users?)))\b/;
/** Denials that are about something else: "no experience needed, pay …" */
const OTHER_DENIALS =
  /\b(?:no|without|not) (?:certificates?|experience|skills?|qualifications?|interviews?|embassy|ielts|language|tests?|exams?|stress|wahala|story|stories|delays?|scams?|jokes?|time|cv|cvs|e ?mail|calls?|bank statement|degree|waec|waste|free|for free|gender|age|scammers?|fraud|a scam|a fraud|a joke|required|necessary|needed|refundable|more than|less than|later than|for jokers|be scam|a must|only)\b|\bdont (?:miss|delay|waste|hesitate|call|worry|bother|dull|sleep)\b|\b(?:do not|please dont) (?:miss|delay|waste|hesitate|call|worry|bother)\b|\bto avoid (?!paying|fees?|charges?|scam|fraud)\w+(?: \w+)?|\b(?:no|zero|without) (?:visa )?(?:refusals?|rejections?|denials?)\b|\bno (?:age|height|show|walk in|barrier)\b|\bnot an? |\b(?:cannot|cant|never) be (?:refused|denied|rejected)\b|\b(?:isnt|is not) possible\b|\bnot for (?:those|people|persons|anyone|free)\b|\bno (?:pass|long thing|dulling|need (?:of|for)|matter)\b|\b(?:those|anyone|people|if you are) without\b|\bif you (?:no|do not|dont|cannot|cant)\b|\b(?:person|people|those|anybody|who|wey) (?:wey |who |that )?(?:no|do not|dont) (?:get|have)\b|\b(?:no|should not|dont|do not|must not) (?:need (?:to )?)?(?:come|apply)\b/g;
const DENIED_AFTER =
  /^ ?(?:fees? |charges? |money )?(?:(?:is|are|na|will be|should be|was|:) ?){0,2}(?:completely |totally |absolutely |100% |also |all |entirely )?(?:not|never|free|nothing|no\b(?! need| come)|zero|waived|a scam|fraud\w*|scam\w*|fake|(?:paid|covered|borne|provided|given|issued|handled|done) (?:for )?(?:free|by (?:the|us|our|your))|at no cost|at our (?:own )?(?:cost|expense)|on us)/;
/** A denial ends with its sentence, or where the demand begins: "no stress, just pay …" */
const EARLIER_SENTENCE =
  /^(?:as|since|because|while) [^,]*, |^.*(?:[.;!?] |,? so (?=(?:all|every|each|you|kindly|please|just)\b)|, (?=(?:just|only|na|kindly|abeg|una|everyone|each|therefore|you (?:will|must|only|go|need|are|have)|pay|deposit|drop|send|transfer|buy|settle|come with|bring)\b(?! or\b|,)))/;
const FRAUD_AFTER =
  /\b(?:is|are|its) (?:a |an )?(?:scam\w*|fraud\w*|fake|imposters?|criminals?|thie(?:f|ves))\b|\breport (?:it|them|him|her|am|to)\b/;

const PAYING = /^(?:pays?|buys?|purchases?|deposits?|transfers?|funds?|remits?|cover|bear|foot)\b/;
/** Who else pays, right before the verb: "what they pay", "we give leave and pay half". */
const OTHER_PAYER =
  /\b(?:i|we|they|he(?! or)|(?<!or )she|company|employer|customers?|clients?|buyers?|students?|parents?|guests?|patients?|tenants?) (?:(?:will|shall|go|dey|can|may|also|usually|always|fully|then) ){0,3}$|\b(?:we|i) [^.,;]{0,60} and (?:also )?$/;

export function isDenied(clause: string, at: number, phrase: string): boolean {
  const before = clause
    .slice(Math.max(0, at - 110), at)
    .replace(EARLIER_SENTENCE, '')
    .replace(OTHER_DENIALS, ' ');
  const after = clause.slice(at + phrase.length);
  if (PAYING.test(phrase) && OTHER_PAYER.test(before)) return true;
  return (
    DENIAL.test(`${before}${phrase.replace(OTHER_DENIALS, ' ')}`) ||
    DENIED_AFTER.test(after) ||
    FRAUD_AFTER.test(after)
  );
}

const MUST = '(?:will|must|shall|should|are|is|go|need|needs|have|has|can|may|just|only|also|to)';
/** The advert speaks to the person who applies. */
const TO_APPLICANT = new RegExp(
  `\\b(?:(?:you|u) (?:${MUST}|pay)|make (?:you|una)|your(?! (?:own )?(?:shifts?|team|till|desk|targets?|route|clients?|customers?|class(?:es)?|pupils|students|manager|supervisor|department|region|territory|branch|colleagues|reports|line manager|station|store|shop|section|float|sales|rota|patients|guests|tables|area)\\b)|yourself|una|abeg|kindly|before (?:you |the |your )?(?:start(?! an? )|get|interview|resum\\w+|employment)|(?:applicants?|candidates?|(?<!of |for )(?:new(?:ly)?|every|each|all)(?: \\w+){0,2} (?:staff|employees?|workers?|recruits?|marketers?|officers?|agents?|teachers?|drivers?|riders?|nurses?|persons?|people))(?: who \\w+)? ${MUST})\\b`,
);
const NAMES_APPLICANT =
  /\b(?:applicants?|candidates?|interested|shortlisted|successful|new (?:members?|hires?|entrants?)|(?:new(?:ly)?|every)(?: \w+){0,2} (?:staff|employees?|workers?|recruits?|officers?|teachers?|drivers?|riders?|nurses?))\b/;
const OTHERS =
  /\b(?:customers?|clients?|parents?|guardians?|pupils?|students?|patients?|guests?|tenants?|members?|passengers?|(?<!our |approved |the )vendors?|merchants?|(?<!our |approved |the )suppliers?|subscribers?|borrowers?|residents?|traders?|lawyers|buyers?|prospects?|users?|beneficiar(?:y|ies)|contributors?|retirees|insurers?|corporates?(?= (?:bod|accounts?|deal|organi))|visitors?|shoppers?|households?|policyholders?|landlords?|donors?|admissions?|agents? (?:pay|deposits?)|owners?|taxpayers?|investors?|delegates|attendees|exhibitors|participants|trainees pay|couples|homeowners?|motorists|travell?ers?|pilgrims|account holders?|learners?|senders?|sellers?|consumers?|shareholders?|depositors?|claimants?|families|children|farmers|individuals|businesses|cardholders?)\b/;
/** A duty of the job begins with its verb; "processing fee" is none. */
const DUTY =
  /^(?:also |and |to )?(?:help|assist|explain|advis|counsel|guid|handl|manag|process|collect|prepar|receiv|review|verif|check|interview|investigat|sell|teach|track)(?:e|es|s|y|ies|ing)?\b(?! (?:your|our|forms?|fees?|charges?|is|are|holds?)\b)/;

export function isToApplicant(clause: string): boolean {
  return TO_APPLICANT.test(clause) || NAMES_APPLICANT.test(clause);
}

/** Somebody else than the applicant pays or gives: a customer, or the job is about it. */
export function isAboutOthers(clause: string): boolean {
  const duty = clause.replace(/^you (?:will|would|may) (?:also )?/, '');
  if (TO_APPLICANT.test(duty)) return false;
  return DUTY.test(duty) || (OTHERS.test(clause) && !NAMES_APPLICANT.test(clause));
}
