import { sampleDescription } from './sample-description.js';

describe('a sample’s description', () => {
  it('is made of paragraphs, headings and lists, each ending with a sign', () => {
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
