import { describe as read } from './description.rules.js';

const descriptionOf = (given: string) => read(given, '', 'Jobberman').description;

describe('the description of an imported advert', () => {
  it.each<[string, string, string]>([
    ['paragraphs of plain text', ' \n\n First \n\n\n \nSecond\n', '<p>First</p><p>Second</p>'],
    ['lines of plain text', 'One\n Two \nThree', '<p>One<br />Two<br />Three</p>'],
    ['gaps between words', 'Cook    with\t\tus', '<p>Cook with us</p>'],
    ['text with a markup character', 'Pay > 5 &amp; &lt; 6', '<p>Pay &gt; 5 &amp; &lt; 6</p>'],
    ['text about escaping', 'Write &amp;lt; for less', '<p>Write &amp;lt; for less</p>'],
    ['markup', '<p>Cook <b>with</b> us</p>', '<p>Cook <strong>with</strong> us</p>'],
    ['markup that was escaped', '&lt;p&gt;Cook&lt;/p&gt;', '<p>Cook</p>'],
    ['markup about markup', '<p>Write &lt;p&gt; first</p>', '<p>Write &lt;p&gt; first</p>'],
    [
      'blocks that the board does not allow',
      '<div class="a">One</div><section id="b">Two</section>',
      '<p>One</p><p>Two</p>',
    ],
    ['empty paragraphs', '<p> &nbsp;<br></p><p>Cook</p><p><b></b></p>', '<p>Cook</p>'],
  ])('converts %s: %j', (_, given, kept) => {
    expect(descriptionOf(given)).toBe(kept);
  });

  it.each(['', ' \n ', '<p> </p>', '***', '<p>—</p>'])(
    'says that the advert has no description for %j',
    (given) => {
      expect(descriptionOf(given)).toBe(
        '<p>The list this advert came with holds no description; Jobberman shows it in full.</p>',
      );
    },
  );

  it('names the kind of work when it is known, as text', () => {
    expect(read('', 'Full <Time>', 'A & B').description).toBe(
      '<p>Full &lt;Time&gt;. The list this advert came with holds no description; A &amp; B shows it in full.</p>',
    );
  });
});
