import { isAboutOthers, isToApplicant } from '../opposites.js';
import { type Rule, says, sentenceWith } from './rule.js';

const COIN =
  '(?:usdt|bitcoins?|btc|crypto\\w*|trc ?20|ethereum|(?:trading|crypto|usdt|binance|trust) wallets?|wallets?)';
const GIFT_CARD =
  '(?:gift ?cards?|(?:itunes|steam|amazon|apple|google play|razer gold|vanilla|sephora)(?:,? (?:and |or )?\\w+)? (?:gift )?(?:cards?|vouchers?))';
const SPEND =
  '(?:buy|purchase|fund|deposit|invest|top ?up|recharge|load|send|transfer|stake|forward|convert|prepay|pick up|put (?:down|up|in))s?';
const ASKS = [
  // "fund your wallet with 20 USDT", "buy gift cards and send us the codes"
  `\\b${SPEND}\\b[^.]{0,60}\\b(?:${COIN}|${GIFT_CARD})`,
  // "share your seed phrase", "link a wallet"
  `\\b(?:share|give|send|submit)\\b[^.]{0,20}\\b(?:seed|recovery) phrase\\b|\\b(?:connect|link) (?:your|a) (?:\\w+ )?wallet\\b`,
  // "receive bitcoin and forward it"
  `\\breceive\\b[^.]{0,40}\\b(?:${COIN}|${GIFT_CARD})[^.]{0,40}\\b(?:forward|send|keep|convert)`,
  // "you are paid in bitcoin for each task"
  `\\b(?:paid|earn\\w*|payments?|salary)\\b[^.]{0,30}\\b(?:in|via|by|as) (?:${COIN}|${GIFT_CARD})[^.]{0,40}\\b(?:tasks?|clicks?|surveys?|likes?|videos?|daily|every day)\\b`,
].map((pattern) => new RegExp(pattern));

/** Only plain demands. The classifier finds the others. */
export const cryptoOrGiftCards: Rule = {
  name: 'crypto-or-gift-cards',
  severity: 'high',
  find: (advert) =>
    sentenceWith(
      advert,
      (clause) =>
        (isToApplicant(clause) ||
          (/[¤¢]|^(?:then |also )?(?:buy|send|fund|pick up)\b/.test(clause) && !isAboutOthers(clause))) &&
        says(clause, ASKS),
    ),
};
