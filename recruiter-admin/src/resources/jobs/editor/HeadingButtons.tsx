import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';

/** Headings start at level 2, because the job's title is level 1. */
const LEVELS = [2, 3] as const;

export function HeadingButtons() {
  const editor = useTiptapEditor();
  const active = useEditorState({
    editor,
    selector: (state) => LEVELS.find((level) => state.editor?.isActive('heading', { level })),
  });
  return (
    <ToggleButtonGroup size="small" exclusive value={active ?? null}>
      {LEVELS.map((level, index) => (
        <ToggleButton
          key={level}
          value={level}
          title={index === 0 ? 'Heading' : 'Smaller heading'}
          aria-label={index === 0 ? 'Heading' : 'Smaller heading'}
          onClick={() => editor.chain().focus().toggleHeading({ level }).run()}
        >
          <Box component="span" sx={{ fontWeight: 700, fontSize: index === 0 ? 19 : 14 }}>
            H
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
