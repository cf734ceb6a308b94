import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LevelSelect,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';

/** Only what the server keeps (trust B7): no colours, pictures or alignment. */
const toolbar = (
  <RichTextInputToolbar>
    <LevelSelect size="small" />
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

const options = {
  ...DefaultEditorOptions,
  editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Job Description' } },
};

export default function DescriptionEditor() {
  return (
    <RichTextInput
      source="description"
      label="Job Description"
      toolbar={toolbar}
      editorOptions={options}
      sx={{ '& .ProseMirror': { minHeight: 200, borderColor: 'text.disabled' } }}
    />
  );
}
