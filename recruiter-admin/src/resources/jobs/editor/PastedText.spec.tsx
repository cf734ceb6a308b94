import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, SaveButton, SimpleForm } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../../app/i18n-provider';
import DescriptionEditor from './DescriptionEditor';
import { EXPECTED } from './paste/samples.expected';

interface Written extends HTMLElement {
  editor: Editor;
}

/** What the editor adds: attributes that the server removes, and an empty last line to write on. */
const ADDED = / (?:target|rel|class|start)="[^"]*"|<p><\/p>$/g;

const sample = (file: string) =>
  readFileSync(path.join(import.meta.dirname, 'paste', 'samples', file), 'utf8');

/** Pastes into the editor and returns what the form would send. */
async function savedAfter(clipboard: Record<string, string>, description = ''): Promise<string> {
  const save = vi.fn();
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <SimpleForm record={{ id: 1, description }} onSubmit={save} toolbar={<SaveButton alwaysEnable />}>
        <DescriptionEditor />
      </SimpleForm>
    </AdminContext>,
  );
  const text = await screen.findByRole<Written>('textbox', { name: 'Job Description' });
  act(() => void text.editor.commands.setTextSelection(2));
  fireEvent.paste(text, { clipboardData: { getData: (type: string) => clipboard[type] ?? '' } });
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  cleanup();
  const [saved] = save.mock.calls[0] as [{ description: string }];
  return saved.description.replaceAll(ADDED, '');
}

describe('what is pasted into the editor', () => {
  it('is saved as it was cleaned, for all samples [CONSOLE-34]', async () => {
    for (const [file, lines] of Object.entries(EXPECTED)) {
      const type = file.endsWith('.txt') ? 'text/plain' : 'text/html';
      const saved = await savedAfter({ [type]: sample(file) });
      expect(saved.replaceAll('\n', ''), file).toBe(lines.join(''));
    }
  });

  it('joins the paragraph it is pasted into if it is one line', async () => {
    expect(await savedAfter({ 'text/html': '<b>lead</b> a team' }, '<p>I</p>')).toBe(
      '<p>I<strong>lead</strong> a team</p>',
    );
    expect(await savedAfter({ 'text/plain': '- lead' }, '<p>I</p>')).toBe('<p>I- lead</p>');
  });

  it('keeps its lists if it was copied in the editor itself', async () => {
    const html = '<ul data-pm-slice="2 2 []"><li><p>one</p></li><li><p>two</p></li></ul>';
    expect(await savedAfter({ 'text/html': html })).toBe('<ul><li><p>one</p></li><li><p>two</p></li></ul>');
  });

  it('stays as it is inside of code', async () => {
    expect(await savedAfter({ 'text/plain': '- a\n- b' }, '<pre><code>x</code></pre>')).toBe(
      '<pre><code>x- a\n- b</code></pre>',
    );
  });
});
