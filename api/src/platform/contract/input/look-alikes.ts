/**
 * Letters of other scripts, and Latin letters with a stroke or hook, that look like a plain letter. Source: Unicode's
 * confusables.txt (UTS 39), in lower case, without those that decompose to a plain letter. Digits and a few letters are added.
 */
export const LOOK_ALIKES: Record<string, string> = {
  a: 'ɑαаᗅꓮꭺ',
  b: 'ƀƃƅɓʙβбвьѣҍᏼᑲᑳᖯᗷꓐꞵꮟ',
  c: 'ȼсҫᴄⲥꓚꮯ',
  d: 'ðđƌɖɗԁᑯᗞᗪꓒꓓꭰꮷ',
  e: 'ɇεеҽҿꓰꬲꭼ',
  f: 'ƒϝքᖴᵮẝꓝꞙꬵ𝈓',
  g: 'ƍǥɠɡԍցᏻᶃꓖꮐ',
  h: 'ħɦηнћңһӈӊհᏺᕼⱨⲏꓧꚕꮋꮒ',
  i: 'ıɨɩɪιіӏᵻᵼꙇꭵꮖ',
  j: 'ɉʝϳјᒍꓙꭻ',
  k: 'ĸƙκкқҟᴋⱪⲕꓗꝁꮶ',
  l: 'łƚǀɨɩɫɭʟιіӏᒪⲓⳑꓡꓲꮮ𝈪',
  m: 'μϻмӎᗰⲙꓟꮇ',
  n: 'ƞɲɳηνոռᵰⲛꓠ𐆎',
  o: 'øɵθοσоѳөօᴏᴑⲟꓳꝋꬽꬾꭴꮎꮻ𝈚',
  p: 'ƥρрᑭᵽⲣꓑꮲ',
  q: 'ʠԛգզ',
  r: 'ɍɼɽʀгғᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ𝈖',
  s: 'ƽʂѕտᵴꓢꜱꮥꮪ',
  t: 'ŧƭʈτтҭᵵⱦⲧꓔꭲ',
  u: 'ʉʋυսᑌᴜᵾꓴꞟꭎꭒꮜ',
  v: 'νѵᐯᴠꓦꮩ𝈍',
  w: 'ɯѡѽԝաᴡꓪꝡꮃꮤ',
  x: 'χхҳᕁᕽ᙭᙮ⲭꓫꭓ',
  y: 'ƴɏɣʏγυуүұᶌỿⲩꓬꭚꭹꮍ',
  z: 'ƶȥʐζᴢᵶꓜꮓ',
};

export const DIGITS: Record<string, string> = {
  o: '0',
  l: '1',
  e: '3',
  a: '4',
  s: '5',
  b: '68',
  t: '7',
  g: '9',
};

/** Accents and invisible characters. */
export const IGNORED = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** The plain letter that a character looks like. */
export const PLAIN_LETTERS = new Map(
  Object.entries(LOOK_ALIKES)
    .reverse()
    .flatMap(([letter, alike]) => [...alike].map((one) => [one, letter] as const)),
);
