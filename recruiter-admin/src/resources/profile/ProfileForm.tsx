import { Avatar, Card } from '@mui/material';
import { grouped, LIMITS, MESSAGES, nameProblem, websiteProblem } from '@skybil/shared';
import { LOGO_HINT, LOGO_TYPES } from '@skybil/web/logo-file';
import {
  ImageField,
  ImageInput,
  maxLength,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  type UserIdentity,
} from 'react-admin';
import { useSendForm } from '../../providers/use-send-form';

const validCharacters = (typed: string) => nameProblem('company', typed);
const validWebsite = (typed: string | null) => websiteProblem(typed?.trim() ?? '');
const name = [required(), maxLength(LIMITS.nameCharacters), validCharacters];

interface Values {
  name: string;
  about: string | null;
  website: string | null;
  image?: { rawFile: File };
}

/** Error codes of react-dropzone. */
interface RejectedFile {
  errors: readonly { code: string }[];
}

const SaveToolbar = () => (
  // not sticky on a phone, where it would cover the cards below
  <Toolbar sx={{ '&&': { position: 'static' } }}>
    <SaveButton />
  </Toolbar>
);

export function ProfileForm({
  company,
  onSaved,
}: {
  company: UserIdentity;
  onSaved: () => Promise<unknown>;
}) {
  const notify = useNotify();
  const save = useSendForm<Values>(
    (data, { name, about, website, image }) =>
      data.updateProfile({ name, about: about ?? '', website: website ?? '', image: image?.rawFile }),
    onSaved,
  );
  const refuse = (files: RejectedFile[]) => {
    const isTooLarge = files.flatMap(({ errors }) => errors).every(({ code }) => code === 'file-too-large');
    notify(isTooLarge ? MESSAGES.fileTooLarge : MESSAGES.logoOnly, { type: 'error' });
  };
  return (
    <Card>
      <SimpleForm
        record={{
          id: company.id,
          name: company.fullName,
          about: company['about'] as string,
          website: company['website'] as string,
          logo: company.avatar,
        }}
        onSubmit={save}
        toolbar={<SaveToolbar />}
      >
        <Avatar
          src={company.avatar}
          alt="Your logo now"
          variant="rounded"
          sx={{ width: 96, height: 96, mb: 2 }}
        />
        <TextInput source="name" label="Company name" validate={name} />
        <TextInput
          source="about"
          label="About the company"
          multiline
          minRows={4}
          validate={maxLength(LIMITS.aboutCharacters)}
          helperText={`What you do, in at most ${grouped(LIMITS.aboutCharacters)} characters`}
        />
        <TextInput
          source="website"
          label="Website"
          // no type="url", because the browser's own check would hide ours
          slotProps={{ htmlInput: { inputMode: 'url' } }}
          validate={[maxLength(LIMITS.websiteCharacters), validWebsite]}
          helperText="The whole address, such as https://www.example.com"
        />
        <ImageInput
          source="image"
          label="New logo"
          placeholder="Choose a picture, or drop it here"
          inputProps={{ 'aria-label': 'New logo' }}
          helperText={LOGO_HINT}
          accept={LOGO_TYPES}
          maxSize={LIMITS.logoBytes}
          options={{ onDropRejected: refuse }}
        >
          <ImageField source="src" title="title" />
        </ImageInput>
      </SimpleForm>
    </Card>
  );
}
