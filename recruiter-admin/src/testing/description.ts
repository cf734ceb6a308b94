import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';

/** Tiptap stores the editor in its element. */
interface Written extends HTMLElement {
  editor: Editor;
}

export const description = () => screen.findByRole<Written>('textbox', { name: 'Job Description' });

/** Sets the editor's content directly, because jsdom has no caret to type at. */
export async function writeDescription(html: string): Promise<void> {
  const { editor } = await description();
  act(() => void editor.commands.setContent(html, { emitUpdate: true }));
}
