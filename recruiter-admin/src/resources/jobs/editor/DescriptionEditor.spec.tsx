import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, SaveButton, SimpleForm } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../../app/i18n-provider';
import DescriptionEditor from './DescriptionEditor';

const save = vi.fn();

async function edit(description: string) {
  save.mockReset();
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <SimpleForm record={{ id: 1, description }} onSubmit={save} toolbar={<SaveButton alwaysEnable />}>
        <DescriptionEditor />
      </SimpleForm>
    </AdminContext>,
  );
  const text = await screen.findByRole('textbox', { name: 'Job Description' });
  // jsdom moves no caret: it stands behind the first letter
  act(() => void (text as Written).editor.commands.setTextSelection(2));
  return { text, user: userEvent.setup({ delay: null }) };
}
interface Written extends HTMLElement {
  editor: Editor;
}
type User = Awaited<ReturnType<typeof edit>>['user'];

/** What the form would send. */
async function saved(user: User): Promise<unknown> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const [saved] = save.mock.calls[0] as [{ description: string }];
  return saved.description;
}

const pasteHtml = (text: HTMLElement, html: string) =>
  fireEvent.paste(text, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } });

/** What a recruiter answers to the question for an address. */
const answer = (address: string | null) => vi.spyOn(window, 'prompt').mockReturnValue(address);
const linkButton = () => screen.getByRole('button', { name: 'Link' });
const LINKED = '<p><a href="https://old.example">Us</a></p>';

describe('the description editor', () => {
  it('is a multi-line textbox with a name', async () => {
    const { text } = await edit('<p>Build screens.</p>');
    expect(text).toHaveAttribute('aria-multiline', 'true');
    expect(text).toHaveTextContent('Build screens.');
  });

  it('has a named button for each allowed format', async () => {
    await edit('<p>Build screens.</p>');
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      ...['Heading', 'Smaller heading', 'Bold', 'Italic', 'Underline', 'Strikethrough', 'Code'],
      ...['Bulleted list', 'Numbered list', 'Link', 'Blockquote', 'Clear format', 'Save'],
    ]);
  });

  it('keeps allowed HTML', async () => {
    const kept =
      '<h2>We</h2><h3>You</h3><h4>Pay</h4><p><strong>b</strong><em>i</em><s>s</s><u>u</u><code>c</code></p>' +
      '<blockquote><p>q</p></blockquote><ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol>';
    const { text, user } = await edit('');
    pasteHtml(text, kept);
    expect(await saved(user)).toMatch(
      /<h2>We<\/h2><h3>You<\/h3><h4>Pay<\/h4><p><strong>b<\/strong><em>i<\/em><s>s<\/s><u>u<\/u><code>c<\/code><\/p><blockquote>.*<ul.*<ol/,
    );
  });

  it('removes all other HTML when pasting', async () => {
    const { text, user } = await edit('');
    pasteHtml(
      text,
      '<h1>Big</h1><hr><img src="/x.png"><p style="color:red;text-align:center">Red</p><h5>Low</h5>',
    );
    const html = await saved(user);
    expect(html).toContain('Big');
    expect(html).toContain('Red');
    expect(html).not.toMatch(/<h1|<hr|<img|style|<h5/);
  });

  it.each([
    ['Heading', /^<h2>Text<\/h2>/],
    ['Smaller heading', /^<h3>Text<\/h3>/],
  ])('makes a line a %s and marks its button as pressed', async (name, html) => {
    const { user } = await edit('<p>Text</p>');
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getAllByRole('button', { name: /eading/, pressed: true })).toHaveLength(1);
    expect(await saved(user)).toMatch(html);
  });

  it('changes the address of a link and trims it', async () => {
    const ask = answer('  https://new.example ');
    const { user } = await edit(LINKED);
    await waitFor(() => expect(linkButton()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(linkButton());
    expect(ask).toHaveBeenCalledWith('Address of the link (empty for none)', 'https://old.example');
    expect(await saved(user)).toContain('href="https://new.example"');
  });

  it.each(['', '  '])('removes a link for %j', async (address) => {
    answer(address);
    const { user } = await edit(LINKED);
    await user.click(linkButton());
    await waitFor(() => expect(linkButton()).toHaveAttribute('aria-pressed', 'false'));
    expect(await saved(user)).toBe('<p>Us</p>');
  });

  it('changes nothing on Cancel', async () => {
    const ask = answer(null);
    const { user } = await edit(LINKED);
    await user.click(linkButton());
    expect(ask).toHaveBeenCalledOnce();
    expect(await saved(user)).toContain('href="https://old.example"');
  });

  it('suggests https:// for a new link', async () => {
    const ask = answer(null);
    const { user } = await edit('<p>Us</p>');
    expect(linkButton()).toHaveAttribute('aria-pressed', 'false');
    await user.click(linkButton());
    expect(ask).toHaveBeenCalledWith('Address of the link (empty for none)', 'https://');
  });
});
