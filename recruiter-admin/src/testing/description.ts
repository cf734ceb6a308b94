import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';

/** The editor hands itself to its element. */
interface Written extends HTMLElement {
  editor: Editor;
}

export const description = () => screen.findByRole<Written>('textbox', { name: 'Job Description' });

/** jsdom has no caret to type at, so the text is put into the editor itself. */
export async function writeDescription(html: string): Promise<void> {
  const { editor } = await description();
  act(() => void editor.commands.setContent(html, { emitUpdate: true }));
}
