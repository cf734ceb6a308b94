import { Link, Stack, Typography, type LinkProps } from '@mui/material';
import { fileSize } from '@skybil/shared';
import type { Application } from '../../providers/types';

interface DocumentLinkProps extends LinkProps {
  owner: string;
  name: string;
  bytes: number | undefined;
}

const DocumentLink = ({ owner, name, bytes, ...props }: DocumentLinkProps) => (
  <Link
    {...props}
    target="_blank"
    rel="noopener"
    // starts with the visible text, as voice control needs it
    aria-label={`${name}${bytes ? ` ${fileSize(bytes)}` : ''} of ${owner}, opens in a new tab`}
    sx={{ display: 'inline-block', py: { xs: 1.25, sm: 0.5 } }}
  >
    {name}
    {bytes && (
      <Typography component="span" variant="body2" color="textSecondary">
        {` ${fileSize(bytes)}`}
      </Typography>
    )}
  </Link>
);

export const DocumentLinks = ({ application }: { application: Application }) => {
  const { userId, certificate, certificateBytes } = application;
  return (
    <Stack direction="row" spacing={1.5}>
      {userId.resume && (
        <DocumentLink href={userId.resume} owner={userId.name} name="Resume" bytes={userId.resumeBytes} />
      )}
      {certificate && (
        <DocumentLink href={certificate} owner={userId.name} name="Certificate" bytes={certificateBytes} />
      )}
    </Stack>
  );
};
