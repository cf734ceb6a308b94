import type { AdvertText } from '../advert-text.js';
import { isAboutOthers, isDenied } from '../opposites.js';
import { type Rule, says, sentenceWith } from './rule.js';

const CHAT = '(?:what ?s ?app|whats app|watsapp|whatsap|wa\\.me|wa me|telegram|t\\.me|t me)';
const APPLY =
  '(?:appl(?:y|ying|ications?)|reply|send|submit|drop|cvs?|resumes?|interested|contact|message|chat|dm|inbox|text|reach|click|join|add|write|ping|hit|interviews?|submissions?|attend to|get started|begin|start|hire|hiring|recruit\\w*|register|slot|talk to|info|information|details|call|everything|bot)';
const NAMES_CHAT = new RegExp(CHAT);
const INVITES = [
  `\\b${APPLY}\\b[^.]{0,70}\\b${CHAT}\\b`,
  `\\b${CHAT}\\b[^.]{0,40}\\b(?:to apply|only|alone|for (?:the |your )?(?:interview|application|registration|slot|details|more|job)|now|your (?:name|cv)|me|us|hr)\\b`,
  `\\b(?:download|install|open|get) (?:the )?${CHAT}\\b|\\b${CHAT}\\b[^.]{0,20}\\b(?:text|message|dm|contact|chat|find|search|meet)\\b[^.]{0,20}\\b(?:manager|hr|recruiter|admin|agent|coordinator)\\b`,
  `\\b${CHAT}\\b (?:number |line |us |on |to |:){0,3}\\W{0,4}\\+?\\d[\\d ]{7}`,
  `\\b${CHAT} \\W?(?:\\w+\\W? ){1,6}\\+?\\d[\\d ]{7}`,
  `\\b${CHAT} (?:your|their|his|the|a|us|me) (?:\\w+ ){0,4}(?:cv|resume|pictures?|name|passport|details|credentials)\\b`,
].map((pattern) => new RegExp(pattern));
const ONLY = [
  `\\b${CHAT} (?:is|na) (?:our |the )?(?:only|sole)\\b`,
  `\\bonly (?:attend|reply|respond|answer)\\w* (?:to )?${CHAT}\\b`,
  `\\b${CHAT}\\b[^.]{0,20}\\b(?:only|alone)\\b`,
  `\\b(?:only|strictly) ${CHAT}\\b|\\b(?:on|via|through|by) ${CHAT}(?: chat)? (?:exclusively|strictly)\\b`,
  `\\bonly\\b[^.]{0,40}\\b(?:on|via|through|by) ${CHAT}\\b`,
  `\\b(?:on|via|through|by) ${CHAT}\\b[^.]{0,80}\\bonly way\\b`,
].map((pattern) => new RegExp(pattern));
/** Questions are welcome in a chat, and an assistant's work may be there. */
const NOT_APPLYING =
  /\b(?:remind\w*|questions?|enquir\w+|inquir\w+|communit\w+|members|campaigns?|customers?|users?|clients?|orders?|parents|patients|followers|channels|posts?|content|will not be answered|chatbots?|integrations?|api|broadcasts?)\b/;
const ADDRESS =
  /\w@[\w-]{1,63}\.\w|\bhttps?:\/\/(?!(?:chat\.)?whatsapp|wa\.me|t\.me|telegram|bit\.ly)|\bwww\./i;
/** "Enquiries and applications": the chat is for both. */
const APPLYING_TOO = /\b(?:and|or) (?:all )?applications?\b|\bapplications? (?:and|or|should|must|go)\b/;
/** The advert shuts every other door. */
const OTHER_DOOR =
  '(?:e ?mails?|mails?|(?:physical |site )?office|walk ?ins?|(?:application )?portal|website|visits?|phone line)';
const SHUTS = [
  `\\b(?:no|without|(?:do not|dont) (?:have|use|take|accept|do|run|reply|answer|read|check)|ha(?:ve|s) no|ve no)(?: (?:an?|any|by))? ${OTHER_DOOR}\\b(?! (?:hours|politics|experience|fee|work))`,
  `\\b(?:cannot|cant|can not) (?:be reached|visit|be contacted|e ?mail)\\b`,
  `\\bother (?:channels?|ways?|means|methods?|routes?)\\b[^.]{0,20}\\b(?:not|arent|isnt|never|ignored|rejected|wont)\\b`,
  `\\b(?:only|sole) (?:door|route|channel|entry|means|way (?:in|to (?:apply|reach|join)))\\b`,
].map((pattern) => new RegExp(pattern));
const OTHER_WAY =
  /\bapply (?:here(?!:? ?(?:https?:\/\/)?(?:telegram|t\.me|wa\.me|chat\.|whatsapp))|now button|with the button|online)|\b(?:apply|sign up|register|applications?\b[^.]{0,30}) (?:through|via|on) (?:this|the|our) (?:page|site|website|board|portal|careers? page)\b|\bour (?:careers? page|website|portal)\b|\bwith the button\b|\b(?:or|also) (?:just )?(?:waka )?(?:visit|come|walk in|bring (?:your|it|am))\b|\bwalk in\b|\bcall\b[^.]{0,25}\d{4}[^.]{0,15}\bor\b|\bor e-?mail\b|\bor (?:drop|submit|hand|leave|deliver) (?:it|them|your \w+|one|a copy)(?: in)? (?:at|to|with|in)\b|\be-?mail or (?:by |via |on |through )?whats ?app\b|\b(?:call|phone) or whats ?app\b|\bwhats ?app or call\b|\b(?:apply|cvs?) (?:by|via|to our) e-?mail\b|, ?e-?mail or\b|\bcall (?:the|our) \w+\b[^.]{0,40}\bor\b/i;

export const chatOnly: Rule = {
  name: 'chat-only',
  severity: 'high',
  find: (advert) => {
    const only = sentenceWith(
      advert,
      (clause) => NAMES_CHAT.test(clause) && !NOT_APPLYING.test(clause) && says(clause, ONLY),
    );
    if (only !== undefined) return only;
    const isShut = advert.sentences.some(({ clauses }) => clauses.some(shutsOtherDoors));
    const invites = (clause: string) =>
      NAMES_CHAT.test(clause) &&
      (isShut || !NOT_APPLYING.test(clause) || APPLYING_TOO.test(clause)) &&
      !isAboutOthers(clause) &&
      says(clause, INVITES);
    const invitation = sentenceWith(advert, invites);
    return invitation !== undefined && namesOtherWay(advert) ? undefined : invitation;
  },
};

const shutsOtherDoors = (clause: string): boolean => SHUTS.some((pattern) => pattern.test(clause));

function namesOtherWay({ sentences }: AdvertText): boolean {
  return sentences.some(({ text }) => {
    if (ADDRESS.test(text)) return true;
    const way = OTHER_WAY.exec(text);
    return way !== null && !isDenied(text.toLowerCase().replace(/['’]/g, ''), way.index, way[0]);
  });
}
