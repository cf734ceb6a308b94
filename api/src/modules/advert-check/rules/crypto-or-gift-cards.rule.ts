import { isAboutOthers, isToApplicant } from '../opposites.js';
import { type Rule, says, sentenceWith } from './rule.js';

const COIN =
  '(?:usdt|bitcoins?|btc|crypto\\w*|trc ?20|tron|ethereum|eth|bnb|(?:trading|crypto|usdt|binance|trust) ?wallets?|wallets?)';
const BRAND =
  '(?:itunes|steam|amazon|apple|google play|razer(?: gold)?|vanilla|sephora|ebay|nike|visa gift|walmart|target)';
const GIFT_CARD = `(?:gift ?cards?|${BRAND}(?:,? (?:and |or )?${BRAND})* (?:gift )?(?:cards?|vouchers?))`;
const SPEND =
  '(?:prepay(?:ing|ment)?|put (?:down|up|in)|buy(?:ing)?|purchas\\w+|fund(?:ing)?|deposit(?:ing)?|invest(?:s|ing)?|top ?up|recharg\\w+|load|send(?:ing)?|transfer|stak\\w+|activat\\w+|forward|convert|pay(?:ing)?|pick up|scratch|change|swap|exchange|fill|cover|offset|clear|settle|buy up|get(?:ting)? (?:me|us))';
/** What work for a broker or a shop does not say. */
const ASKS = [
  `\\b${SPEND}\\b[^.]{0,60}\\b(?:${COIN}|${GIFT_CARD})\\b`,
  `\\b(?:your|ur)\\b[^.]{0,15}\\b(?:seed phrase|private key|recovery phrase)\\b|\\b(?:connect|link) (?:your|a) (?:\\w+ )?wallet\\b`,
  `(?<!\\b(?:salar(?:y|ies)|pay|wages?)(?: \\w+){0,3} )[¤¢][^.]{0,25}\\b(?:${COIN}|activation|to (?:start|unlock|activate|begin|withdraw|join|open|upgrade))\\b`,
  `\\b(?:open|create|need|have|get|provide|set ?up)\\b[^.]{0,20}\\b(?:usdt|bitcoin|crypto|binance|trust|tron)\\b[^.]{0,12}\\bwallet`,
  `\\b(?:unlock|upgrade)\\b[^.]{0,20}\\b(?:vip|level|tasks?)\\b|\\breach (?:vip|level \\d|the next level)|\\b(?:higher|vip) levels?\\b[^.]{0,40}\\b(?:prepay\\w*|deposit|recharge|pay)`,
  `\\breceive\\b[^.]{0,40}\\b(?:bitcoin|usdt|crypto|gift ?cards?)\\b[^.]{0,40}\\b(?:forward|send|keep|convert)`,
  `\\b(?:open|create|register|fund) (?:an?|your) (?:\\w+ ){0,2}account (?:through|with|via|using|on) (?:our|my|the) (?:\\w+ )?(?:link|broker|platform)\\b|\\bdeposit what you can\\b`,
  `\\b(?:get|obtain)\\b[^.]{0,20}\\b${GIFT_CARD}\\b`,
  `\\b(?:rent|lease)(?: at least)? (?:an?|one|your|the) (?:\\w+ )?machine\\b|[¤¢][^.]{0,20}\\bearns? [¤¢]`,
  `\\b(?:portfolio|investment) with us\\b|\\bstake in our\\b|\\bon your (?:capital|deposit)\\b`,
  `\\bfunds? (?:your|the|an?|their) (?:\\w+ )?account\\b|\\blevel \\d\\b[^.]{0,15}\\btop ?up\\b|\\b(?:purchase|buy|activate)\\b[^.]{0,10}\\bvip ?\\d`,
  `\\binvest\\b[^.]{0,30}(?:[¤¢]|\\b(?:daily|weekly) (?:profit|return))`,
].map((pattern) => new RegExp(pattern));
/** No employer needs these. */
const OF_OWN_WALLET = [
  /\byou (?:\w+ )?prepay\b|\bthe more you (?:stake|invest|deposit|prepay)\b/,
  /\b(?:capital|minimum|deposit|invests?)\b[^¤]{0,30}\b(?:btc|usdt|eth|bitcoin)\b[^¤]{0,60}\b(?:wallet|level \d|resumption|gain|profit)\b/,
  /\b(?:share|give|send|submit)\b[^.]{0,20}\b(?:seed|recovery) phrase\b|\bstaff\b[^.]{0,15}\bstake\b/,
];
const NAMES_GIFT_CARD = new RegExp(GIFT_CARD);
const BUYS_CARDS = new RegExp(
  `^(?:then |also |and )?(?:buy|purchase|get|pick up) (?:the |some |a few )?${GIFT_CARD}\\b`,
);
/** Saves the time for the patterns. */
const TOPIC = new RegExp(
  `[¤¢]|\\b(?:${COIN}|${GIFT_CARD}|vip|levels?|tasks?|invest|portfolio|investment|machine|stake|capital|account|phrase|private key|link|broker|platform|deposit)\\b`,
);
const CODES_WANTED = [
  new RegExp(
    `\\b(?:${SPEND}|get|pick)\\b[^.]{0,40}\\b${GIFT_CARD}\\b[^.]{0,60}\\b(?:codes?|pictures?|photos?|numbers?|pins?|digits|scratch\\w*)\\b`,
  ),
];
const EASY_PAY = [
  `\\b(?:paid|earn\\w*|payments?|withdraw\\w*|salary|commission|profits?|payouts?)\\b[^.]{0,40}\\b(?:in|via|through|to|into|with|by|as)\\b[^.]{0,20}\\b(?:${COIN}|${GIFT_CARD})\\b`,
].map((pattern) => new RegExp(pattern));
const EASY_WORK =
  /\b(?:daily|per (?:day|task|click|hour)|hourly|instant\w*|every day|each (?:task|day)|weekly|captcha|tasks?|no (?:experience|skills?)|typing|youtube|likes?|videos?|from home)\b/;

export const cryptoOrGiftCards: Rule = {
  name: 'crypto-or-gift-cards',
  severity: 'high',
  find: (advert) => {
    const isEasy = advert.sentences.some(({ clauses }) => clauses.some((clause) => EASY_WORK.test(clause)));
    return sentenceWith(advert, (clause) => {
      if (!TOPIC.test(clause)) return false;
      if (says(clause, OF_OWN_WALLET)) return true;
      if (isEasy && EASY_WORK.test(clause) && says(clause, EASY_PAY)) return true;
      if (NAMES_GIFT_CARD.test(clause) && says(clause, CODES_WANTED)) return true;
      if (isAboutOthers(clause)) return false;
      if (BUYS_CARDS.test(clause)) return true;
      return (isToApplicant(clause) || /[¤¢]/.test(clause) || isEasy) && says(clause, ASKS);
    });
  },
};
