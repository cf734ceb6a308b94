import { Avatar, Card, Link, Typography } from '@mui/material';
import {
  companyPath,
  grouped,
  JOB_LOCATIONS,
  LIMITS,
  MESSAGES,
  nameProblem,
  NATIONWIDE,
  placeInWords,
  websiteProblem,
} from '@skybil/shared';
import { LOGO_HINT, LOGO_TYPES } from '@skybil/web/logo-file';
import {
  ImageField,
  ImageInput,
  maxLength,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  type UserIdentity,
} from 'react-admin';
import type { Profile } from '../../providers/types';
import { useSendForm } from '../../providers/use-send-form';

const validCharacters = (typed: string) => nameProblem('company', typed);
const validWebsite = (typed: string | null) => websiteProblem(typed?.trim() ?? '');
const PLACES = [...JOB_LOCATIONS, NATIONWIDE].map((id) => ({ id, name: placeInWords({ location: id }) }));
const name = [required(), maxLength(LIMITS.nameCharacters), validCharacters];

interface Values {
  name: string;
  about: string | null;
  website: string | null;
  location: Profile['location'] | null;
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
    (data, { name, about, website, location, image }) =>
      data.updateProfile({
        name,
        about: about ?? '',
        website: website ?? '',
        location: location ?? '',
        image: image?.rawFile,
      }),
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
          location: company['location'] as string,
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
        <Typography sx={{ mb: 2 }}>
          Seekers read this on{' '}
          <Link href={companyPath(String(company.id))} target="_blank" rel="noopener">
            your page
          </Link>{' '}
          once a job of yours is listed, and also how you answer applicants.
        </Typography>
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
        <SelectInput source="location" label="Place" choices={PLACES} emptyText="Not stated" />
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
