import LinkIcon from '@mui/icons-material/InsertLink';
import { ToggleButton } from '@mui/material';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';

/** ra-input-rich-text's own button changes the selection on Cancel and cannot remove a link. */
export function LinkButton() {
  const editor = useTiptapEditor();
  const href = useEditorState({
    editor,
    selector: (state) => state.editor?.getAttributes('link')['href'] as string | undefined,
  });
  const askForAddress = () => {
    const url = window.prompt('Address of the link (empty for none)', href ?? 'https://');
    if (url === null) return;
    const selection = editor.chain().focus().extendMarkRange('link');
    if (url.trim() === '') selection.unsetLink().run();
    else selection.setLink({ href: url.trim() }).run();
  };
  return (
    <ToggleButton
      size="small"
      value="link"
      selected={Boolean(href)}
      title="Link"
      aria-label="Link"
      onClick={askForAddress}
    >
      <LinkIcon fontSize="inherit" />
    </ToggleButton>
  );
}
