import { Link, Stack, type LinkProps } from '@mui/material';
import type { Application } from '../../providers/types';

const DocumentLink = ({ owner, children, ...props }: LinkProps & { owner: string }) => (
  <Link
    {...props}
    target="_blank"
    rel="noopener"
    aria-label={`${children} of ${owner}, opens in a new tab`}
    sx={{ display: 'inline-block', py: { xs: 1.25, sm: 0.25 } }}
  >
    {children}
  </Link>
);

/** The resume, and the certificate of an application to a remote job. */
export const DocumentLinks = ({ application: { userId, certificate } }: { application: Application }) => (
  <Stack direction="row" spacing={1.5}>
    {userId.resume && (
      <DocumentLink href={userId.resume} owner={userId.name}>
        Resume
      </DocumentLink>
    )}
    {certificate && (
      <DocumentLink href={certificate} owner={userId.name}>
        Certificate
      </DocumentLink>
    )}
  </Stack>
);
