import type { Editor } from '@tiptap/react';
import { textToHtml } from './typed-lists';

type View = Editor['view'];

/** Pastes several lines of plain text with their lists. The editor itself pastes a line, and a text into code. */
export function pasteTextWithLists(view: View, { clipboardData }: ClipboardEvent): boolean {
  const text = clipboardData?.getData('text/plain') ?? '';
  const isPlain = text.trim().includes('\n') && clipboardData?.getData('text/html') === '';
  if (!isPlain || view.state.selection.$from.parent.type.spec.code) return false;
  return view.pasteHTML(textToHtml(text));
}
