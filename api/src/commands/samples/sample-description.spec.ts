import { sampleDescription } from './sample-description.js';

describe('sampleDescription', () => {
  it('has paragraphs, headings and lists that each end with punctuation', () => {
    const text = `First line.

      ## What you do
      - One
      - Two!
      Last & <least>
      ## Sure?
      - Alone`;
    expect(sampleDescription(text)).toBe(
      '<p>First line.</p><h3>What you do:</h3><ul><li>One.</li><li>Two!</li></ul>' +
        '<p>Last &amp; &lt;least&gt;</p><h3>Sure?</h3><ul><li>Alone.</li></ul>',
    );
  });
});
