// used by the editor's packages; Safari has them from 15.4 on, Firefox has `findLast` from 104 on
import 'core-js/actual/array/at';
import 'core-js/actual/array/find-last';
import { ALLOWED_HTML } from '@skybil/shared';
import StarterKit from '@tiptap/starter-kit';
import {
  ClearButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useEffect } from 'react';
import { useInput } from 'react-admin';
import { HeadingButtons } from './HeadingButtons';
import { LinkButton } from './LinkButton';
import { cleanPastedHtml } from './paste/pasted-html';
import { pasteTextWithLists } from './paste/paste-text';

/** Only the formats that the server accepts (JOB-7). */
const options = {
  extensions: [
    StarterKit.configure({
      heading: { levels: [...ALLOWED_HTML.headings] },
      horizontalRule: false,
      link: { openOnClick: false },
    }),
  ],
  editorProps: {
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Job Description' },
    transformPastedHTML: cleanPastedHtml,
    handlePaste: pasteTextWithLists,
  },
};

const toolbar = (
  <RichTextInputToolbar>
    <HeadingButtons />
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <LinkButton />
    <QuoteButtons size="small" />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

/** A form focuses its first refused input, but does not know the editor's. */
function useFocusOnRefusal(): void {
  const { errors, submitCount } = useInput({ source: 'description' }).formState;
  const isRefused = Object.keys(errors)[0] === 'description';
  useEffect(() => {
    if (isRefused)
      document.querySelector<HTMLElement>('[role="textbox"][aria-label="Job Description"]')?.focus();
  }, [isRefused, submitCount]);
}

export default function DescriptionEditor() {
  useFocusOnRefusal();
  return (
    <RichTextInput
      source="description"
      label="Job Description"
      toolbar={toolbar}
      editorOptions={options}
      sx={{ '& .MuiToggleButton-root': { minWidth: { xs: 44, sm: 36 }, minHeight: { xs: 44, sm: 36 } } }}
    />
  );
}
