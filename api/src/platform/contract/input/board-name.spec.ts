import { bearsBoardName } from './board-name.js';

describe('bearsBoardName', () => {
  it.each([
    'Skybil',
    'Skybil Support',
    'SKYBIL (Official)',
    'TeamSkybil',
    'Skybill Ltd',
    'S k y b i l',
    'Sky-bil',
    'Sky Bil Careers',
    '5kyb1l',
    'SKYBlL',
    'Skybíl',
    'ＳＫＹＢＩＬ',
    '𝐒𝐤𝐲𝐛𝐢𝐥',
    'ѕкуbіl Support',
    'ЅКУВІӀ',
    'Ѕkγbil',
    'ΣKYBIL SΚΥΒΙL',
    'ꓢꓗꓬꓐꓲꓡ',
    'Sky\u200bbil',
    'S\u00adk\u200dy\u2060bil',
  ])('detects a name that could be mistaken for the board: %s [PERSON-28]', (name) => {
    expect(bearsBoardName(name)).toBe(true);
  });

  it.each([
    'Sky Billing Ltd',
    'Skyline Builders',
    'Whisky Bills',
    'Sky',
    'Bil Sky',
    'Skye Bilton',
    'Ẹkọ́ Haulage (Nigeria) Ltd.',
    'Иван Скубил-Строй',
    '',
  ])('accepts the name %j [PERSON-28]', (name) => {
    expect(bearsBoardName(name)).toBe(false);
  });

  it.each(['a ', 'sky ', 'skybi', 'é'])('checks a long text of repeated %j quickly', (text) => {
    const before = process.cpuUsage();
    expect(bearsBoardName(text.repeat(50_000))).toBe(false);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
  });
});
