import { Avatar, Box, Link as MuiLink } from '@mui/material';
import { mailLink } from '@skybil/shared';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../providers/addresses';
import type { Application } from '../../providers/types';

/** Round a line of text: 44 px for a finger, 28 for a mouse, which leaves room for other fonts above the least of 24. */
const TARGET = { xs: 1.5, sm: 0.5 };

/** The applicant, leading to the documents beside the decision; the e-mail comes with Accept. */
export const ApplicantLink = ({ application: { id, userId } }: { application: Application }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar src={userId.image} alt="" sx={{ width: 32, height: 32 }} />
    <Box sx={{ overflowWrap: 'anywhere', minWidth: { xs: 96, sm: 160 }, py: 0.25 }}>
      <MuiLink
        component={Link}
        to={`/${ADDRESSES.applications}/${id}/show`}
        sx={{ fontWeight: 600, display: 'inline-block', py: TARGET }}
      >
        {userId.name}
      </MuiLink>
      {userId.email && (
        <MuiLink href={mailLink(userId.email)} variant="body2" sx={{ display: 'block', py: TARGET }}>
          <EmailText email={userId.email} />
        </MuiLink>
      )}
    </Box>
  </Box>
);

/** Breaks behind the @ rather than inside a name. */
function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
