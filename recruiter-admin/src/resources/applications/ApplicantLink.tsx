import { Avatar, Box, Link as MuiLink } from '@mui/material';
import { mailLink } from '@skybil/shared';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../providers/addresses';
import type { Application } from '../../providers/types';

/** Target size: 44 px for touch, 28 px for a mouse. WCAG asks for at least 24 px. */
const TARGET = { xs: 1.5, sm: 0.5 };

/** Link to the applicant's documents. The e-mail address is known after Accept. */
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

/** Lets an address break after the @ instead of inside a name. */
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
