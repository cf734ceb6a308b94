import { Avatar, Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../providers/addresses';
import type { Application } from '../../providers/types';

/** The applicant, leading to the documents beside the decision; the e-mail comes with Accept. */
export const ApplicantLink = ({ application: { id, userId } }: { application: Application }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar src={userId.image} alt="" sx={{ width: 32, height: 32 }} />
    <Box sx={{ overflowWrap: 'anywhere', minWidth: 96, py: 0.5 }}>
      <MuiLink component={Link} to={`/${ADDRESSES.applications}/${id}/show`} sx={{ fontWeight: 600 }}>
        {userId.name}
      </MuiLink>
      {userId.email && (
        <MuiLink
          href={`mailto:${userId.email}`}
          title={userId.email}
          variant="body2"
          noWrap
          sx={{ display: 'block', maxWidth: 160 }}
        >
          {userId.email}
        </MuiLink>
      )}
    </Box>
  </Box>
);
