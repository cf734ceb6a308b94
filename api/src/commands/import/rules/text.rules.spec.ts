import { cutText, plainText, repairEncoding } from './text.rules.js';

describe('mis-decoded characters', () => {
  it.each([
    ['ParanÃ¡', 'Paraná'],
    ['CobranÃ§a', 'Cobrança'],
    ['GdaÅ\u0084sk', 'Gdańsk'],
    ['Ã\u0081ngel', 'Ángel'],
    ['Ã\u0096sterreich', 'Österreich'],
    ['What Youâ\u0080\u0099ll Do', 'What You’ll Do'],
    ['donâ€™t â€œworryâ€\u009d', 'don’t “worry”'],
    ['pay in â‚¦', 'pay in ₦'],
    ['á»Œgbá»\u008d', 'Ọgbọ'],
    ['ð\u009f\u009a\u0080 go', '🚀 go'],
    ['Ã¢â‚¬â„¢', '’'],
    ['half fine: é, half not: Ã©', 'half fine: é, half not: é'],
  ])('are repaired when the repair is certain: %s', (broken, whole) => {
    expect(repairEncoding(broken)).toBe(whole);
  });

  it.each([
    'São Paulo',
    'CAFÉ “Très bon…”',
    'allé…”',
    '₦250,000 – 400,000',
    'Ẹkọ́',
    '10 € • naïve',
    'MÜNCHEN',
    'Ðuro',
  ])('stay unchanged when nothing is wrong: %s', (text) => {
    expect(repairEncoding(text)).toBe(text);
  });
});

describe('plain fields', () => {
  it('lose entities, line breaks and double spaces', () => {
    expect(plainText(' RG&amp;T\n Solutions&nbsp; &#39;Ltd&#39; ')).toBe("RG&T Solutions 'Ltd'");
  });

  it('keep words apart that a control character separated', () => {
    expect(plainText('night\u0007shift')).toBe('night shift');
  });

  it.each([
    '\u001b[2J\u001b[31mCook',
    '\u001b]0;board\u0007Cook',
    '\u009b31mCook',
    '&#27;[31mCook',
    '\u202eCo\u2066ok\u200f',
  ])('lose characters that control a terminal or change the text direction: %j', (given) => {
    expect(plainText(given)).toBe('Cook');
  });

  it('are cut before all the space in front of a word', () => {
    expect(cutText('ab  cdef', 6)).toBe('ab…');
  });

  it('are cut at a word with an ellipsis', () => {
    expect(cutText('one two three', 9)).toBe('one two…');
    expect(cutText('one', 9)).toBe('one');
    expect(cutText('one two', 7)).toBe('one two');
    expect(cutText('one two', 6)).toBe('one…');
    expect(cutText('onetwothree', 6)).toBe('onetw…');
    expect(cutText('\u{1F600}'.repeat(3), 3)).toBe('\u{1F600}'.repeat(3));
  });
});
