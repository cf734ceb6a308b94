import LinkIcon from '@mui/icons-material/InsertLink';
import { ToggleButton } from '@mui/material';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';

/** ra-input-rich-text's own button changes the text on Cancel and cannot remove a link. */
export function LinkButton() {
  const editor = useTiptapEditor();
  const href = useEditorState({
    editor,
    selector: (state) => state.editor?.getAttributes('link')['href'] as string | undefined,
  });
  const ask = () => {
    const url = window.prompt('Address of the link (empty for none)', href ?? 'https://');
    if (url === null) return;
    const text = editor.chain().focus().extendMarkRange('link');
    if (url.trim() === '') text.unsetLink().run();
    else text.setLink({ href: url.trim() }).run();
  };
  return (
    <ToggleButton
      size="small"
      value="link"
      selected={Boolean(href)}
      title="Link"
      aria-label="Link"
      onClick={ask}
    >
      <LinkIcon fontSize="inherit" />
    </ToggleButton>
  );
}
