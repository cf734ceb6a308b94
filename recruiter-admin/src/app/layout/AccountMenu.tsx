import { Avatar, Box, MenuItem, Typography } from '@mui/material';
import { useAuthProvider, useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../providers/addresses';
import { HoverMenu } from '../../ui/HoverMenu';

export function AccountMenu() {
  const { identity } = useGetIdentity();
  const auth = useAuthProvider();
  const name = identity?.fullName ?? '';
  return (
    <HoverMenu
      label={`Account of ${name || 'your company'}`}
      trigger={<Avatar src={identity?.avatar} alt="" variant="rounded" sx={{ width: 36, height: 36 }} />}
      heading={
        <Box
          sx={{
            px: 2,
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
            maxWidth: 280,
            overflowWrap: 'anywhere',
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {identity?.['email'] as string | undefined}
          </Typography>
        </Box>
      }
    >
      <MenuItem component={Link} to={`/${ADDRESSES.profile}`}>
        Company profile
      </MenuItem>
      <MenuItem onClick={() => void auth?.logout({})}>Logout</MenuItem>
    </HoverMenu>
  );
}
